/**
 * HP2: how each item of the help page is asked, by its id, and what is asked of the student's own data ('own:'). A line for
 * each; they are compared by their concepts, so that one phrasing stands for its synonyms and for both languages.
 */
export const PHRASINGS: Readonly<Record<string, string>> = {
  register: `
how to register
how to sign up
create new account
account kaise banaye
make account on app
register on app how
which details are needed to register
username already taken register
can i register with same phone number
is registration free
id kaise banau
email needed for account
register without email
registration me kya kya lagta hai
phone number needed to register
how many steps in registration
what is asked while making account
is email compulsory to register
naya account kaise banaye
registration kaise kare
नया खाता कैसे बनाएँ
रजिस्टर कैसे करें
do i need phone number and email both to sign up
which exam to choose while registering
sign up with google possible
login with google
can i register with only phone number
do i have to pay for registration
username already exists what to do
i already have account with this email
next button disabled in registration`,
  'code-not-come': `
otp nahi aa raha kya karu
otp not received
otp not coming
code not arrived on phone register
verification code not received email
resend otp
otp expired
wrong otp
otp nahi aaya
otp kitni der me aata hai
code on email not coming
sms code not received
verification sms not coming on my number
code not received on email how long to wait
how long should i wait to resend otp
after how much time can i resend code
otp kitni der me resend hota hai
resend button not working for otp
otp is valid for how long
invalid otp error
otp galat bata raha hai
ओटीपी नहीं आया
ओटीपी कितनी देर में आता है
otp came late and expired
how many digits in otp`,
  'try-out': `
can i use app without account
can i try without register
test without login
is login needed for test
demo test without registration
free trial of app
try before register
sample test without account
can i see a demo before sign up
is there a trial test
try one test without signing up
do i have to login to give a test
bina account ke test de sakte hai
बिना लॉगिन टेस्ट दे सकते हैं
can i check the app without login
login ke bina test
guest mode
sample paper without registration`,
  'no-lessons': `
does app have video lectures
are there notes in app
live classes here
study material pdf
can i watch lectures
download notes pdf
books available in app
theory of chapters available
courses in app
video solution of questions
do you provide study notes
kya isme video lecture hai
any recorded classes in this
is there theory to read
does this app teach chapters
kya is app me padhai ke notes milte hai
वीडियो लेक्चर मिलते हैं क्या
live doubt class available
ebooks in the app`,
  marking: `
how are marks counted in test
is there negative marking in tests of app
negative marking in mock
how many marks for right answer in test
how is score calculated
marks for wrong answer in mock here
does wrong answer cut marks in test
if i leave question marks cut
marking scheme of test where
partial marks in test
total marks of my test how calculated
how much marks per question in practice test
how many marks per question in these tests
are marks deducted for wrong answers in mock
mock me negative marking hai kya
is negative marking applied in adaptive test
does unattempted question lose marks in mock
will skipping a question cut marks
default marks per question
टेस्ट में गलत उत्तर पर अंक कटते हैं क्या
where can i see marking scheme before test
negative marks in my test`,
  'leave-page': `
what happens if i switch tab during exam
does app detect tab switch
is fullscreen compulsory in exam
fullscreen exit during exam
can i minimise app during test
will test cancel if i leave page
open other app during test
does camera watch me in test
is there proctoring
exam me tab change karne se kya hoga
can i use google during mock
esc pressed in exam fullscreen
copy paste in exam not working
right click disabled in exam
can i switch to other app during test
will i be disqualified if i change tab
what happens if i press esc in exam
what happens if i exit fullscreen
does going out of fullscreen end the exam
can i take exam in normal mode
difference between fullscreen and normal mode
fullscreen start exam or continue normal mode
is webcam needed
is my camera on during test
are keyboard shortcuts disabled in exam
right click not working in exam
f11 alt tab in exam
i got a call and left the app during exam
exam ke time whatsapp khol liya kya hoga
tab badalne par test band hoga kya
is cheating detected
window switch warning
can i do the test without fullscreen
how to start exam without fullscreen
right click kaam nahi kar raha test me
why is right click not working in test
why can i not copy text in exam
shortcuts are not working in exam`,
  tools: `
which tools are in exam room
make text bigger in test
font size in exam
zoom image in exam
keyboard shortcuts in exam
see whole question paper at once
rough work where in test
highlighter in test
image of question is small
instructions again during exam
text size change
where can i do rough work in exam
is there rough sheet in exam
can i increase font size in exam
how to make question text larger
can i see instructions again during exam
full question paper view in exam
rough work kahan kare
is there a notepad in test
can i draw in test for rough
is rough work submitted
exam me zoom kaise kare`,
  percentile: `
what is percentile in result
percentile meaning here
how is percentile calculated
percentile vs percentage in result
my percentile is low but percentage high
difference percentile percentage in app
what does percentile mean in my result
how percentile is computed here
percentile ka matlab kya hai result me
is percentile same as percentage
why is percentile not shown in result
पर्सेंटाइल का मतलब`,
  badges: `
how to get badges
what are badges
how to earn test master badge
precision pro badge
achievements in app
what is score legend
badge kaise milega
medals on profile
how many tests for test master badge
what is precision pro
how do i earn score legend
which badges are there
badges kaise milte hai
what is top 10 badge
where are my badges shown
achievement on profile how to unlock
बैज कैसे मिलता है
what is the badge next to names on leaderboard
symbol beside names in leaderboard
icon near name in rank list`,
  'who-sees': `
is my data safe who can see my answers
can my college see my marks
who can see my results
can other students see my marks
can teacher see my score
is my phone number shown to others
does everyone see my name
can my parents see my result
are my results private
which name is shown to others
kya dusre log mera result dekh sakte hai
does my college see my marks
can other students see my profile
is my result visible to everyone
kya mere marks sabko dikhenge
does my teacher see all my tests
who can see my phone number
is my email shown to anyone
kya mere parents result dekh sakte hain
are my marks shared with my school
मेरा परिणाम कौन देख सकता है
are my details private
is my name public`,
  'share-result': `
share my result
share score on whatsapp
download result pdf
save my result as picture
print my result
screenshot of score card
send result to friend
result ka pdf kaise nikale
scorecard download
can i share my score with friends
how to download my scorecard
save my result as image
can i print my result
result kaise share kare
score ka screenshot share
can i get result in pdf
share result on instagram
परिणाम कैसे साझा करें
download analysis pdf`,
  coupon: `
where to put coupon code
coupon from my college
promo code discount on plan
student discount coupon
is there offer on plan
is there any discount on plans
do you have promo code
coupon code kahan lagaye
student discount available
any offer on yearly plan
scholarship on plan
is there discount for group
referral code discount`,
  readiness: `
what to check before offline exam
check before starting offline test
is paper ready for offline
how do i know paper is really saved
is paper saved properly how do i know
ready for offline meaning
which papers are saved downloaded where
phone ready for exam check
things to do before exam without network
how can i be sure paper works offline
how to check if the paper is downloaded
is my paper fully downloaded
what is ready for offline sign
paper saved but not ready for offline
kaise pata chalega ki paper download ho gaya
is everything downloaded for tomorrow test
before going offline what to check`,
  'old-phone': `
phone has only 2 gb ram will app work
app slow on old phone
does app work on cheap phone
app or website which is better
which phones are supported
which browser should i use
minimum requirements for app
does app work on old android
what are system requirements
which browser is supported
does it work in firefox
will it work on 2gb ram phone
app is very slow on my phone
app slow chal raha hai
does it work on keypad phone
is it better on laptop or phone
which browser is best for exam
can i give test on tablet
mobile me test de sakte hai
can i give test on phone
kya laptop zaroori hai`,
  refund: `
refund kitne din me aata hai
refund time days
refund of plan
refund policy
can i get my money refund
refund for tokens bought by mistake
money back
how long does refund take
refund kab tak aayega
when will i get refund
refund not received
bought wrong plan
can i cancel and get refund
double payment refund
paisa wapas milega kya
how to get refund
when is refund given
i want my money back
can i return a plan
refund ke liye kaise apply kare
refund eligible when
how many days to ask for refund
within how many days can i ask refund
refund kitne din ke andar mangna hai
i did not like the plan can i get refund
paid twice will i get money back
unauthorised transaction refund
technical issue refund
रिफंड कब मिलता है
पैसे वापस मिलेंगे क्या
refund rules
how long to process refund
refund process time
plan cancel karke paise wapas`,
  invoice: `
how do i get invoice for tokens i bought
bill of tokens
invoice bill of payment where
where can i see invoice
bill of my plan
receipt of payment
payment receipt print
gst bill
proof of payment
download invoice
payment ki rasid kahan hai
where to download payment receipt
how to get bill for plan
gst invoice
bill kaise milega
payment ka receipt kaha hai
need invoice for reimbursement
print receipt of payment`,
  making: `
ai test not ready
ai test failed not made
how long does ai test take to be made
ai test is preparing
why is my ai test still being made
generated test not coming
test generating stuck
generate test failed token cut
can i use ai test in free plan
ai test not allowed in my plan
how much time to make test
ai is preparing your test for long
it is showing ai is preparing your test
start button not coming in ai test
start test button is missing ai test
how long does ai test take
how much time ai takes to generate test
ai test kitni der me banta hai
generating your test stuck
my ai test is still not ready
ai test banne me kitna time lagta hai
will i be notified when ai test is ready
test generation failed tokens lost
test is being prepared what to do
ai test failed do i get tokens back
एआई टेस्ट कब तैयार होगा`,
  'paper-closed': `
why cant i open paper
test not opening
paper is closed
why can i not start test
start button disabled
test link expired
paper not available
when will paper open
test will open at time
paper locked until time
assigned test time over can i still give
missed the test can i give later
start button is disabled why
why can i not start this paper
paper says closed
test not found error
this paper is not available anymore
why is test not opening for me
test khul nahi raha
paper kab khulega
paper opens later why
test removed from list
page not found on opening test
test id missing error`,
  'test-length': `
how many questions in my own test
choose number of questions in ai test
small test of ten questions
shorter test
how long is adaptive test
how many questions in adaptive test
time limit of own test
set a test of 30 questions in 45 minutes by myself
choose time of my test
fewer questions in test
how many questions in an ai test
can i make a test of 10 questions
can i choose number of questions
can i set time of my own test
how long will my own test be
ai test me kitne question hote hai
minimum questions in own test
can i make a short test of 15 minutes
why does my test have fewer questions than i asked`,
  'save-paper': `
can i write mock with no network in train
no network where i live can i give mock
use in village with no network
test pehle se phone me save karke bina net ke dena
paper phone me rakhna bina internet ke liye
is internet compulsory for giving test
do i need internet during test
paper save karne ka tarika batao
पेपर सेव करने का तरीका
how to save paper
way to save a paper
paper save karne ka tarika
download limit of papers
how many papers can i save offline
does saved paper expire
saved paper not opening offline
solve paper without net
save paper offline
save test on phone
download paper
give test without internet
can i give test where there is no network
can i take test offline
app works without internet
use app without network
no network in train village hostel how to give test
keep paper on phone before travel no network
where is offline save option download
how to write exam in flight without internet
images of saved paper offline
data pack over can i still practise
how do i download a test
can i practise without internet
how to use app offline
offline kaise padhe
can i attempt mocks with internet off
can i give mock in a place with no network
does it work without internet
is internet needed during the exam
internet nahi hai to test kaise du
paper download kaise kare
test download karke rakhna
hostel me wifi nahi hai test kaise du
बिना नेट के परीक्षा कैसे दें
ऑफलाइन टेस्ट कैसे दें
what is save for offline
where is save for offline button
where are my downloaded papers
downloads kahan hai
how many papers can be downloaded
do images come in offline paper
offline mode hai kya
will the test run if my data pack ends
want to keep two tests for a flight
can i keep papers on tablet for travel
test on train journey without network
take test during travel`,
  'remove-paper': `
delete saved paper
remove downloaded test from phone
free space delete papers
how to delete downloaded paper
remove test from my phone
saved paper kaise hataye
delete offline papers to free space
cannot remove saved paper
सहेजा हुआ पेपर कैसे हटाएँ`,
  'answers-saved': `
app hang in middle of test
app hangs again and again during test
test ke bich me app band ho gaya
app band ho gaya exam me kya karu
phone switch off between test answers
will my answers be there if net goes
what if my phone gets switched off in mock
test chalte time phone band
call aa gaya test dete hue kya hoga
app closed in middle of test what to do now
test ke beech me app band ho gaya ab kya karu
phone restart in exam answers
test crashed midway
power gone during test
net gone in between exam will test stop
exam ke beech net chala gaya test ruk jayega kya
internet slow in exam
test stops if network goes
phone call in middle of exam
mobile hang in exam
answers autosave
phone died during mock what now
app got closed while giving test
are my answers saved if phone off
answers lost if battery dies in test
phone off in middle of test begin again from zero
browser closed by mistake during test answers lose
app crash during exam will i lose my answers
network gone in middle of exam will everything be lost
internet off during test what happens to answers
call came during test answers safe
power cut during exam
are my answers saved automatically
refresh page in exam
phone restarted in between exam continue
accidentally closed tab during test
app closed in test can i resume
what if my phone battery dies during exam
what if light goes during test
what happens if browser crashes in exam
will i lose answers if i refresh
will my answers be lost if page reloads
my laptop shut down during exam
phone hang ho gaya test ke beech me
exam ke beech phone band ho jaye to
if net goes during exam what happens
internet connection lost during exam
network chala gaya exam ke dauran
can i resume a test i left in the middle
continue my unfinished test
test beech me chhoot gaya dobara wahi se shuru hoga
परीक्षा के बीच फोन बंद हो गया तो
परीक्षा के बीच नेट चला जाए तो क्या होगा
by mistake closed the app in exam
half done test where to continue
i closed the exam by mistake`,
  'clock-runs': `
does timer keep running if i close the app during exam
time stop when app closed
can i pause test
pause exam timer
break in between test timer stop
does time continue if i close the app
does the timer stop when i leave the exam
can i pause the exam and continue later
can i take a break in test
is there pause button in test
test pause kar sakte hai kya
timer rukta hai kya app band karne par
time keeps running when phone is off
क्या टेस्ट को रोक सकते हैं
does timer run offline`,
  'other-device': `
continue exam on another device
start test on phone and finish on laptop
switch phone in middle of test
resume exam on other phone
can i continue my test on laptop that i began on phone
switch device during exam
my phone broke during exam can i continue on another phone
phone se shuru kiya laptop pe continue
resume my test on a different device
exam dusre phone me kaise continue kare`,
  timer: `
timer became red
colour of timer mean
why timer yellow amber
why is the timer red
what does orange timer mean
timer ka rang laal kyu
timer colour meaning
when does timer turn red
timer turned amber`,
  'time-over': `
what happens when timer hits zero
timer reaches 0
if time finishes
auto submit when
time over before submit
time over before i press submit are answers lost
what happens when time is over
what happens when the time is up
timer ended not pressed submit
test submitted automatically
does exam submit itself when time ends
forgot to submit test
what happens if timer becomes zero and i have not submitted
what happens if i do not submit before time ends
what if time runs out
will my test auto submit
does the test submit automatically
time khatam hone par kya hoga
agar submit nahi kiya aur time khatam ho gaya
samay khatam ho gaya to answers save honge
समय खत्म होने पर क्या टेस्ट अपने आप जमा होता है
i could not press submit in time
exam ended before i submitted
do i get extra minutes after time is over`,
  marked: `
option selected and marked for review will it be counted
question marked for review answered will it count
mark for review evaluated
answered and mark for review
are marked for review questions evaluated
does mark for review count
marked for review but answered counted or not
what happens to questions marked for review
mark for review ka answer count hota hai kya
review wale question check honge kya
is answered and marked counted
answered and marked for review meaning
marked for review without answer`,
  palette: `
question palette colours mean
palette states
what does grey purple box of question mean
what do colours in question palette mean
what does purple in palette mean
what is green box in question list
meaning of grey number in palette
question palette ke colour ka matlab
palette me red ka matlab
visited but not answered meaning
difference between not visited and not answered
what is visited in palette
what do marks in question palette stand for
meaning of signs in palette
what do numbers and colours beside questions mean`,
  'hand-in-offline': `
submitted with no network what now
network not there at submit
offline test submit kaise hoga
submit karte time net nahi hai
how to send attempt file to teacher
no net for many days attempt
offline attempt when will it be sent
is it valid to submit offline
submit without network
hand in offline
how to submit test without internet
submitted offline is my attempt lost
gave test offline how will it reach server
gave mock in train without network how will it be sent
no internet after submit test what happens
save attempt as file and upload hand in file
test finished but net not working
submit when there is no signal
how do i submit when there is no internet
can i submit the test offline
submitted offline what next
net nahi hai submit kaise karu
will my offline test be sent automatically
offline submission valid
internet gone at time of submit
what if there is no network at submit
offline diya test kab jayega server pe
do i need to open app again to send offline test
save attempt as file
what is hand in a file
how to upload hand in file
बिना नेट के जमा कैसे करें`,
  'hand-in': `
submit pressed by mistake
can i reopen test after submit
confirm submit
how to end exam early
how to submit test
submit exam button
submit button not visible
where is submit button
hand in exam
finish test before time
how do i end the test
can i submit early
paper over how to submit
how do i submit my test
where is the submit button
can i submit before time is over
can i finish exam early
submit karne ke baad wapas ja sakte hai
test submit kaise kare
can i undo submit
i submitted by mistake
is there confirmation before submit
जमा कैसे करें
टेस्ट सबमिट कैसे करें
submission failed error
processing your submission stuck
no response from server on submit`,
  sync: `
my attempt is showing pending since yesterday
attempt pending what to do
attempt still pending
how to sync manually
why sync fails
is everything synced
sync takes how long
last sync time
offline test not showing in history
my test given yesterday is not in results
what is sync
attempt pending sync
attempt not synced
attempt stuck waiting to send
test not uploaded
waiting to sync since morning
attempt pending from two days what to do
how do i know my test was sent
has my attempt reached server
sync failed
sync now button
when will my attempt sync
is my test submitted to server
i finished an offline test yesterday but my result is not showing
my offline test result is not coming
offline test ka result nahi dikh raha
why is my attempt pending
waiting to be sent since yesterday
is my offline attempt uploaded
attempt not uploaded
how do i send my offline attempt
sync kaise kare
sync nahi ho raha
sync ka matlab
what happens when i come online
when internet comes will it upload automatically
how long does sync take
where is sync page
सिंक कैसे करें
सिंक नहीं हो रहा
offline answers not reached server
unsynced attempts`,
  receipt: `
how can i know whether my attempt has reached you
did my test reach server receipt
confirmation of submission
what do i do with the receipt
is receipt proof of submission
receipt not received
lost my receipt
what is receipt
what is this receipt after test
where is my receipt
receipt of my attempt
is receipt important keep
why do i get a receipt
what is the use of receipt
why do i get receipt after submit
do i need to keep the receipt
how do i know my test was received
proof that i submitted the test
test jama hone ka saboot
rasid kya hai
रसीद क्या होती है
where to find receipt of my test`,
  'verify-receipt': `
what is the long code after submit
check fingerprint code
compare fingerprint of my attempt
how do i know receipt is not fake
qr code of receipt
verify receipt
fingerprint code what is it
what is fingerprint
how can teacher check my receipt is genuine
prove that i submitted test
receipt fake or real
signature on receipt
proof that my answers were not changed
can someone change my answers after submit
how can i check a receipt
how to verify receipt is real
check receipt page
what is fingerprint on receipt
teacher wants to check my receipt
receipt asli hai kaise pata kare
रसीद की जाँच कैसे करें
can receipt be faked
what if two receipts have different codes
receipts of same test have different fingerprints`,
  'result-when': `
result kab aata hai test dene ke baad
is result instant after test
marks immediately after submit
result pending how long
result date of this test
answer key when shown
when will result come
when do i get my result
result not come yet
why is my result not shown
result late held back
gave test offline when will marks come
why marks not shown yet
result kab aayega
how long does result take
how soon will i get my result
when is the result declared
result aane me kitna time lagta hai
is result shown immediately
why is result held back
how much time for result after submit
do i get marks at once
result kab milega
परिणाम कब आएगा
result not declared yet
instant result or wait`,
  'see-analysis': `
see question paper after exam with my responses
section wise marks in latest test
how did i do section wise in last mock
section wise result
accuracy and time per question of result where
where is accuracy shown after test
result me time per question kahan dikhega
where will i see correct answers after test
solutions of test i gave
after submit where will result be seen
test jama karne ke baad result kahan dikhega
पेपर जमा करने के बाद रिज़ल्ट कहाँ दिखेगा
where can i see all my past attempts
all my old tests
see past attempts
open last result
where are my results
my attempts list
where do i see my result
result analysis where
see solutions of test
where do i see results of old tests
yesterday test analysis where time taken in every question
analysis of test given yesterday where time in each question
explanation of answers after test
where to see old results
test history
time taken in each question
see which answers were right
score of previous tests where
report of my mock
review my answers of last test
compare my attempts
where can i check my marks
where is my scorecard
where is test history
how to see my old attempts
mera result kahan dikhega
purane test ka result kaise dekhe
how to open detailed analysis
view detailed analysis where
where are solutions of my test
can i see correct answers after test
how to review a test i gave
how do i see where i went wrong in last test
परिणाम कहाँ देखें
पुराने टेस्ट कहाँ मिलेंगे
previous attempts list
see past results
topic wise report where`,
  rank: `
will second attempt change my rank
rank counted which attempt
how is leaderboard rank decided
how is rank calculated
which attempt counts for leaderboard
does second attempt count for rank
retake to improve rank
which attempt counts for rank
does reattempt change my rank
is best score or first score counted
pehla attempt count hota hai ya best
do practice tests count for rank
do ai tests count in leaderboard
does adaptive test affect rank
will my late attempt be ranked
दूसरे प्रयास से रैंक बदलती है क्या`,
  'own-rank': `
what is my rank
my rank among all students
my percentile in test
where is my rank
show my position in leaderboard
rank in last test
where can i see my rank
how to check my rank
my rank kahan dikhega
mera rank kya hai
rank not shown in my result
why is my rank not visible in result
मेरी रैंक कहाँ दिखेगी
what is my position among students
when will rank be shown
how to see my rank in leaderboard
see own rank card
leaderboard me apni rank kaise dekhe
लीडरबोर्ड में अपनी रैंक कैसे देखें`,
  leaderboard: `
does leaderboard reset every week or all time
leaderboard this week
rank of week month
where is leaderboard
leaderboard how to open
leaderboard only for my exam
leaderboard weekly monthly
see toppers rank list
leaderboard of friends
who is on top of leaderboard
where can i see toppers
how to see the leaderboard
is there weekly leaderboard
leaderboard of my exam
leaderboard kahan hai
topper list kahan hai
can i search a name on leaderboard
refresh leaderboard
load more in leaderboard
लीडरबोर्ड कहाँ है
is leaderboard exam wise
overall leaderboard meaning
this month leaderboard`,
  'not-on-board': `
why did my rank not show on leaderboard after offline test
rank not updated on leaderboard
leaderboard not updating
my name not on leaderboard
why am i not in leaderboard
hide my name from leaderboard
leaderboard show nickname
i do not want to be shown in leaderboard
anonymous on leaderboard
why am i not on leaderboard
my name is missing in leaderboard
can i hide my name from leaderboard
how to hide myself from leaderboard
leaderboard pe mera naam nahi hai
show nickname instead of name
mera naam leaderboard se hatao
मेरा नाम लीडरबोर्ड में नहीं है
leaderboard not updated after my test
my real name on leaderboard change`,
  'wrong-key': `
ai questions are wrong where to tell
ai ke sawal galat ho to kaha bataye
are ai questions always right
doubt in answer of question report
report wrong answer key
challenge answer key
answer given in app is wrong
question is wrong report
i think the solution is wrong
error in question how to report
key is incorrect
complaint about question answer
answer key is wrong what to do
how to report wrong answer
i think answer given is wrong
question me galti hai kaise bataye
galat answer report kaise kare
is the key wrong button
question is incorrect where to complain
can i challenge the answer
answer key galat hai
उत्तर कुंजी गलत है
will marks change if key is corrected
report error in question
option given is wrong report`,
  'due-cards': `
why is my revision list so long
how many questions are pending in revise
tell me the date i need to revise my mistakes next
next date of revision physics mistakes
what should i repeat today
how many questions to revise today
is anything due
when will card come again
kab revise karna hai
what is due today in notebook
what to revise today
how many cards due today
when is my next revision
next revision due
revision schedule
what should i revise today
any revision pending today
my revision list
how many cards are due
aaj kya revise karna hai
aaj kitne card hai
revision due today
आज क्या दोहराना है
how many cards in one session
when will my card come again`,
  notebook: `
where are all questions which i got wrong kept
which questions did i get wrong where
wrong questions of old tests where
questions i did wrong again practice
best way to use mistakes notebook before exam
how to use notebook
galtiyon wali copy app me kahan hai
how does notebook help
add question to notebook
remove card from notebook
what is notebook of mistakes
where are questions i got wrong
mistake notebook where
see my wrong questions again
practise my mistakes
revise wrong questions
how does revise work
list of my mistakes
cards revise again after some days
where are my mistakes saved
notebook
where do my wrong questions go
what is mistakes notebook
where can i practise my wrong answers
how to revise my mistakes
galat sawal kahan save hote hai
galtiyo ki notebook kya hai
notebook kaise kaam karta hai
can i add notes to a card
what are again hard good easy buttons
what is revise
spaced repetition in app
गलतियों की नोटबुक कहाँ है
are unanswered questions in notebook
how to remove a question from notebook`,
  'find-papers': `
gate mock kahan se du
where can i give test of my exam
give mock test now
can i get only previous year style papers for neet here
previous year question papers available
how many exams are available and which
search test subject wise
where are coding tests
which exams does app have
filter tests by exam
mock for gate where
is there previous year paper
open a test how
new mock added where
test series list
where are mock tests
find test for my exam
ready made test
where are papers of ssc
start a test
search test by title
previous year papers
full length mock where
how to give a test
how many tests are there
which exams are available in app
are papers of jee neet available
tests in hindi available where
where can i find mock tests
which exams are covered
do you have tests for neet
do you have upsc tests
how to search a test
test kaise dhunde
kis kis exam ke test hai
mock test kahan milega
full mock kahan hai
trending tests meaning
what are predefined tests
what is pre-defined tab
load more tests
no tests available message
how many mock tests are free
मॉक टेस्ट कहाँ मिलेंगे
कौन कौन सी परीक्षा के टेस्ट हैं
sectioned test meaning
are there sectional tests
which exams can i prepare for here
what exams does this app support
kaun se exam ki taiyari kar sakte hai yaha
tests for which exams`,
  again: `
can i give test again to improve score
reattempt failed mock
reset my attempt
practise same paper again
take test again
retake test
attempt same test twice
give paper again
second attempt allowed
how many times can i attempt a test
can i give the same test again
can i retake a mock
how to reattempt test
ek test kitni baar de sakte hai
same test dobara de sakta hu
is reattempt free
does second attempt cost token again
क्या टेस्ट दोबारा दे सकते हैं
how many attempts per test
restart my test from beginning`,
  'own-test': `
make full mock with ai for clat
practise only assertion reason questions test
practise coding round of tcs test
turn my own notes into test
make test for my company placement
practise only one type of questions
coding round practice for placement company
test for tcs infosys
make test of hard difficulty
mix two subjects in one test
practice questions of one chapter
make my own test
make test from one topic using ai steps
test of one chapter
generate test by ai
ai test how to make
create test of chosen topics
custom test
test only of thermodynamics
personalised papers
test from my weak topics make
make easy or hard test
how do i make my own test
how to create a custom test
how to make a test on one chapter
can i choose chapters for test
apna test kaise banaye
personalised test kaise banaye
how to generate ai test
chapter wise test kaise banau
where is personalized papers
steps to create test
अपना टेस्ट कैसे बनाएँ
एआई टेस्ट कैसे बनाएँ
generate test paper button
subject wise test
topic wise test where
can i make test of only physics
can ai make me a test on one topic with 15 questions
get an ai to make a test on rotational motion
make full length mock with ai
ai se full mock banwana hai
make test only from two topics
test from selected chapters only
sirf do chapter ka test banana hai
only one subject test kaise banau`,
  adaptive: `
where do i start adaptive test
how to start adaptive test
difference between ready made tests and ai generated ones
which kinds of tests are there
what is ai generated test
types of test in app
does adaptive test get harder if i answer right
why was my adaptive test so easy
adaptive vs normal mock
what is adaptive test
adaptive test how does it choose questions
difficulty of adaptive test
difference between adaptive and ai test
adaptive test meaning
what is an adaptive test
how is adaptive test different from ai test
adaptive aur ai test me kya antar hai
adaptive test kya hota hai
how does adaptive choose questions
which is better adaptive or ai test
is adaptive test timed
difference between manual and ai generated test
what is manual test
अडैप्टिव टेस्ट क्या है
set difficulty of ai test`,
  'edit-profile': `
how to add photo to profile
i changed my phone number will i keep old attempts
how to change my display name
change username possible
set exam date in profile
change profile name and photo
how to put my picture
profile details wrong
change my city
change username
change phone number in profile
change my name
edit profile
update email
change photo
change location
wrong name in profile
update mobile number of account
set nickname
can i change my registered email id from the profile page
can i change my email id
how to change my phone number
how do i change my name
naam kaise badle
email kaise badle
phone number kaise change kare
profile kaise edit kare
profile photo kaise lagaye
can i change username
can i edit my location
what can be edited in profile
which details can i edit in profile
i typed wrong email while registering
my number changed how to update
spelling of my name is wrong
प्रोफाइल में नाम कैसे बदलें
ईमेल कैसे बदलें
मोबाइल नंबर कैसे बदलें
edit profile save button disabled`,
  'change-exam': `
change my exam
change target exam
joined for ssc now preparing bank how to change exam
chose wrong exam while joining
by mistake chose other exam preparing for another
switch from jee to neet in app
can i prepare for two exams
add another exam
how to change my exam category
i selected wrong exam at registration
can i prepare for neet and jee both
exam category kaise badle
can i see tests of other exams
how to switch from ssc to bank tests
परीक्षा कैसे बदलें
can i give tests of another exam too`,
  'reset-link': `
reset link not working
reset link invalid expired
password link expired
did not get reset email
reset mail not received
how long is reset link valid
reset link kitni der chalta hai
password reset link expired
reset link opens invalid page
invalid reset link
reset mail nahi aaya
पासवर्ड रीसेट लिंक कितनी देर चलता है
reset link time limit
link says expired
request new link
password reset email not coming
can i use reset link twice`,
  password: `
account locked
login problem
change my password
set new password
email not registered
forgot password
reset password
change password
cannot login password wrong
login not working
not able to login
how to reset my password
password bhul gaya
password kaise badle
i do not remember my password
where is forgot password
change my current password
cannot log in
login nahi ho raha
पासवर्ड भूल गया
पासवर्ड कैसे बदलें
invalid email or password
unable to sign in`,
  levels: `
points for level expert
how to become expert level
level advanced points needed
what do levels mean beginner
how to reach advanced level
what is beginner level on my profile
points needed for expert
level kaise badhega
how is my level decided
स्तर कैसे बढ़ेगा`,
  'token-prices': `
what can i use for free
i have no money what is free
how many tokens for one doubt
does saving paper cost tokens
are ready made papers free
why tokens deducted
tokens deducted for what
does help cost token
is analysis free
what are tokens
what are tokens for
how many tokens does ai test cost
is test free or cost token
which things cost tokens
does asking you cost token
why did my tokens go down
how are tokens spent
token use
is app free
is mock test paid
price of adaptive test
are tokens cut for question without answer
how many tokens for ai test
how many tokens does adaptive test take
how many tokens per question asked
what is a token
what is use of tokens
token kya hota hai
token kis kaam aate hai
ek sawal puchne me kitne token lagte hai
does asking assistant cost tokens
does mock test cost tokens
are tests free
is this app free to use
is it paid or free
test dene ke paise lagte hai kya
टोकन क्या होते हैं
एक टेस्ट के कितने टोकन लगते हैं
are tokens charged if assistant does not know
why did i lose tokens
tokens deducted but no answer
is viewing analysis free
do ready made papers cost tokens
will i be charged for retaking`,
  'more-tokens': `
do tokens expire if i dont use them
how do i get tokens here
out of tokens
where to buy tokens
i have zero tokens
tokens not enough
can i get free tokens by referral invite friend
token pack price
transfer tokens to friend
do tokens carry forward
get more tokens
buy tokens
tokens over what now
do tokens expire
recharge tokens
free tokens how
tokens finished
token validity
unused tokens next month
how many tokens does new account get
earn tokens
how do i get tokens
token kaise milte hai
token kaise kharide
टोकन कैसे मिलते हैं
टोकन कैसे खरीदें
how to earn tokens
how many free tokens do i get
new user kitne token milte hai
my tokens are finished
token khatam ho gaye
not enough tokens error
do tokens expire at month end
token ki validity
can i gift tokens
can i buy only tokens without plan
do unused tokens carry over
are free tokens given daily
contact admin to add tokens message
you do not have enough tokens
token khatam ho gaye ab ai kaam nahi kar raha
tokens over assistant not working
tokens finished cannot ask ai
no tokens left ai not answering`,
  'pay-how': `
can i pay by emi or card
which cards are accepted razorpay
any other way to pay
upi is failing again and again other way to pay
payment status where
do i need to be online to buy tokens
buy tokens without internet
buy tokens with upi
get more tokens and pay by gpay
payment methods
can i pay by upi card
how to pay
which payment options
razorpay
can i pay with net banking
is payment safe
buy plan with upi
payment history
how to pay for plan
upi se pay kar sakte hai
which payment methods do you accept
is paytm accepted
can i pay in cash
can i pay in instalments
payment kaise kare
is card payment available
भुगतान कैसे करें
is razorpay safe
payment page not opening
payment system still loading
can i pay without internet
login to purchase button
buy now button not working
can i buy plan without login
bina login plan kharid sakte hai
do i need to log in to buy
buy plan as guest`,
  plans: `
plan upgrade karne ka tarika
how do i upgrade from free plan
do you have free plan
how many days is plan
plan validity
what is in premium
plan for one year
cheapest plan
what do i get in free plan
auto debit of plan
which plans are there
which plan is free
plan price
what does plan give
does plan renew
cancel plan
upgrade plan
buy plan
difference free and premium plan
which plans do you have
what is price of plan
plan kitne ka hai
plan ki keemat
free plan me kya milta hai
what is included in premium
is subscription monthly
how long does plan last
does plan renew automatically
will money be deducted automatically next month
auto renew hota hai kya
can i cancel my plan
plan kaise cancel kare
how do i cancel subscription
is there yearly plan
प्लान कितने का है
कौन कौन से प्लान हैं
difference between plans
does free plan have ai tests
what is in free plan
which plan is best
most popular plan
no plans available message
is there a free plan
free plan hai kya
फ्री प्लान है क्या
क्या मुफ्त योजना है
can i see plans before making an account
are plans visible without login
where can i see the plans
plan cancel karna hai
how to stop my plan
can i cancel anytime`,
  'paid-not-added': `
razorpay payment cut plan not active started
भुगतान कट गया पर प्लान चालू नहीं हुआ
razorpay payment fail money cut
payment failed paise kat gaye
upi payment stuck
amount debited plan not activated
double payment
transaction failed refund
bank debited but wallet same
paid but tokens not added
payment cut but token not arrived
money deducted but token not added
payment failed money deducted
paid twice
payment pending
payment done plan not active
paid but plan not started
money gone token not increase
payment done but tokens not added
money deducted but plan not activated
paise kat gaye token nahi aaye
paise kat gaye plan chalu nahi hua
payment failed but money deducted
amount debited but failed
payment successful but tokens not showing
पैसे कट गए टोकन नहीं मिले
paid but nothing happened
my payment is stuck
upi se paise gaye par token nahi mila`,
  language: `
can i read questions in hindi
how to make app hindi
are the questions available in hindi too or just buttons
is app in telugu tamil
only english questions
read same question in hindi
change language during exam
regional language
change language
app in hindi
hindi language switch
questions in hindi
paper in hindi medium
how to see question in english
switch from english to hindi
language of test change in exam
is app available in hindi
can i give test in hindi
hindi me kaise kare
app hindi me kaise kare
how to change to hindi
language kaise badle
are tests in hindi
is there tamil or telugu
which languages are supported
भाषा कैसे बदलें
क्या हिंदी में टेस्ट हैं
हिंदी में प्रश्न
change question language during test
can i see both english and hindi
bengali marathi medium available`,
  theme: `
dark mode
theme change
night mode
how to turn on dark mode
is there night mode
dark theme kaise kare
white screen hurts eyes change theme
डार्क मोड`,
  'own-data': `
is my data safe
privacy
remove my account
download all my attempts
delete my account
download my data
export my data
remove account permanently
what data do you store about me
get copy of my data
how do i delete my account
account kaise delete kare
खाता कैसे हटाएँ
can i download my data
permanently delete my profile
what information do you keep about me
is my data sold
close my account
deactivate my account
if i delete my account will results go`,
  install: `
how to add to home screen
is app available on ios
windows app
install option not shown
use without installing in browser
install app
app on play store
how to install app on phone
put app on home screen
is there an android iphone app
app for laptop computer
apk download
does it work on iphone
how much space does app take install
how do i install
is there an app on play store
app kaise download kare
ऐप कैसे इंस्टॉल करें
can i use it without installing
play store pe hai kya
where to download the app
is there ios app
apk kahan milega`,
  assistant: `
can you solve photo questions
which topics can you explain
are you chatgpt
do you know everything
how do you work
can i ask doubts in hindi
what can you do
who are you
what is assistant
are you a robot ai
can you help me
assistant in exam not shown
what can i ask you
what can this chatbot do
can you solve maths
tum kya kar sakte ho
aap kaun ho
are you human
can you answer in hindi
which subjects do you know
are you gpt
do you use ai model
आप क्या कर सकते हो
can you read photo of question
can i upload picture of question
why do you not answer some questions
sometimes you say you have no answer why
is your answer always right`,
  contact: `
where do i complain
support ka number
app has a bug where to report
feedback suggestion
how to reach team
phone number of support
complain about payment
app is not working whom to tell
contact support
customer care number
how to contact you
talk to a person
complaint where
email of support
report a problem in app bug
how to contact support
support email
customer care number kya hai
kisse baat kare problem ho to
where to complain
how long does support take to reply
support kab reply karega
how soon will i get reply from support
reply time of support
helpline number
सहायता से कैसे संपर्क करें
contact us page
i have a problem who will help
i want to give feedback
is there live chat with human`,
  'join-batch': `
join my account with college is there a code
sir ne batch code diya kahan dalu
where do i enter code from my coaching
my teacher assigned test where
batch code invalid
how to leave batch
join class
join batch
join college batch
code from teacher where to enter
assigned papers by teacher where
enter join code
join my college
leave batch
college test not shown assigned
teacher gave code
how to join a batch
where to enter batch code
teacher gave a code where to put
code kahan dale
join code invalid
batch kaise join kare
बैच कैसे जॉइन करें
where are papers assigned by teacher
how to leave a batch
coaching ka code kahan daalu
my institute test is not visible
assigned to you meaning`,
  'for-colleges': `
how do colleges use app professor assign test
teacher can my class be given same paper
college admin assign test to students
add my college to app
my college not in list
college is not shown
register my institute
how can our college use app
buy tokens for students of college
coaching wants tests for batch
teacher account how
i am a teacher can i use this
how can a teacher make a batch
college ke liye kaise use kare
can our school buy this
bulk tokens for students
teacher ke liye account
how to get college account
can coaching conduct exam here
can a professor see results of batch
can our college buy tokens for all students
can a school buy tokens for its students
college package price per student
token package for coaching`,
  'no-colleges': `
does college section show cutoff
cutoff dikhta hai kya college section
can i compare colleges in app
colleges section
which nit can i get
admission chances
see cutoffs
best college for my marks
which colleges can i get with my rank
college predictor
colleges by rank
cutoff of colleges where in app
list of colleges
predict my college
which college can i get with my rank
college predictor hai kya
cutoff dikhate ho kya
does app predict my real exam rank
will this predict jee rank
expected college by score
kaun sa college milega`,
  'opening-code': `
opening code on exam day
paper locked code
paper encrypted why
code of exam hall
unlock paper
paper does not open before time
exam day code fourteen letters
what is opening code
paper is asking for a code
code of fourteen characters
exam hall code
paper locked till exam
how to open encrypted paper
paper kholne ka code
ओपनिंग कोड क्या है
paper not opening on exam day`,
  'extra-time': `
extra time disabled
compensatory time
more time for pwd scribe
how to get extra time
can disabled students get extra time
extra time kaise milega
i am pwd student
scribe time
compensatory time rule here
दिव्यांग को अतिरिक्त समय`,
  calculator: `
calculator in exam
is there calculator in app
calculator in test where
on screen calculator
can i use calculator in test here
is calculator given in mock
calculator kahan hai exam me
how to open calculator in exam
calculator missing in test`,
  'wrong-clock': `
wrong clock of phone change exam time
change date time on phone cheat exam
phone time wrong affects test
set clock back extra time
my phone time is wrong will exam be affected
if i change phone time do i get more time
phone ka time galat hai
clock of my phone is behind`,
  storage: `
storage full
how much space do papers take
phone memory full
app takes much space clear
phone storage is full
no space to save paper
paper takes how much space
storage bhar gaya
how many mb is one paper
जगह कम है
not enough space to download paper`,
  devices: `
log me out from other phone
use prep on laptop and phone both
can two persons use one account at the same time
share account with friend
friend uses my account
same id on two mobiles
log in two devices
logout other devices
logout everywhere
where am i logged in
how to logout
someone using my account
account hacked
phone lost logout
logged in on cafe computer forgot to logout
how many devices can i use
use same account on two phones
can i use on two phones
log out from all devices
logout kaise kare
how do i log out
can i login on laptop and mobile
lost my phone how to log out
someone else is using my account
kitne phone me login kar sakte hai
can two students use one account
why was i logged out
session expired please login again
automatically logged out
लॉगआउट कैसे करें
दो फोन में चला सकते हैं क्या
see devices where i am logged in
how to log out of the app`,
  notifications: `
set reminder for daily practice
alarm for practice
reminder for test
no reminder for revision
bahut notification aate hai band
i did not get notification
remind me to study
mute emails
stop notifications
too many notifications
turn on notifications
notification off
notification of result not coming
reminder for revision on
email alerts stop
how to stop notifications
notification kaise band kare
reminder kaise lagaye
i do not get notified
turn on reminder
will i get email when result comes
सूचनाएँ कैसे बंद करें
notification nahi aa raha`,
  'weak-topics': `
compare my score with last month improving
is my score improving
how much time do i take per question on average
my streak how regular
how many days have i studied
my accuracy overall
average score of mine
my performance over time
which subject is improving
subject wise performance
time per question of mine
compare physics and chemistry performance
see my progress
performance in subjects
accuracy in each subject
where do i lose marks topic wise
am i improving
my study statistics
how much have i improved
how to see my progress
my performance graph
where is my progress
topic wise accuracy where
how to check improvement
meri progress kahan dikhegi
मेरी प्रगति कहाँ है
track my performance
subject wise accuracy of mine
how many hours i studied`,
  'own:tokens': `
kitne token bache hai
mere paas kitne token hai
do i have any tokens
how many tokens do i have
tokens left
my token balance
remaining tokens
how many tokens left in my account
tokens remaining now
mere kitne token bache hain
token balance batao
how many tokens are left with me
mera token balance
मेरे कितने टोकन बचे हैं
check my tokens
tokens used and remaining of mine`,
  'own:weak': `
mera sabse kamzor subject kaun sa hai
which topic should i revise first
which of physics and chemistry am i weaker in
more weak topic of mine
subject in which i make most mistakes
where should i focus more
on what should i work to improve
my low accuracy topics
my bad chapters
my weak topics
in which topics am i weak
weakest subject
weakest topics right now
which chapter should i improve
topics where i lose marks most
my lowest scoring topic
least score subject
where am i weak
what should i study more from my tests
mera weak topic kya hai
main kis chapter me kamzor hu
in which subject am i weak
meri weakness kya hai
मेरा कमज़ोर विषय
what should i improve
which topics need more practice for me
tell me my weak areas
where do i make most mistakes`,
  'own:strong': `
mera sabse achha subject
my strong topics
best subject of mine
in which topics am i strong
my strongest chapter
what am i good at
mera strong subject
which topic am i best in
मेरा मज़बूत विषय`,
  'own:results': `
last mock me kitne marks aaye
mera last score kya tha
my marks
percentile or percentage in my most recent mock
how many marks did i get
my recent scores
did i pass my last test
what was my accuracy in latest test
last test me kitne aaye
result of my last mock tell
my last score
score in last test
how much did i score in last test
marks in my previous test
my last result
show my results
what was my score
how did i do in last test
my accuracy in last test
how many marks came last time
mera last result
mere last test ke marks
how much did i score
how many marks did i get in my last mock
my last test score batao
मेरे पिछले टेस्ट के अंक
what did i score last time`,
  'own:tests': `
maine kitne test diye
total mock given
how many questions have i attempted till now
number of mocks i gave
how many papers did i complete
total tests done by me
how many tests have i taken
number of tests given by me
tests attempted so far
how many mocks have i done
how many tests have i given
maine kitne test diye hai
kitne mock de chuka hu
मैंने कितने टेस्ट दिए
number of tests i have taken`,
  'move-in-exam': `
can i change my answer later before submit
ek baar answer mark kar diya to change ho sakta hai submit se pehle
kya uttar badal sakte hain submit se pehle
how to jump to question number directly in exam
go to a question in test
go back to previous question in test
change answer before submit
can i change my marked answer in test
clear my answer in exam
unselect option
how do i mark a question for review during exam
skip question and come back later
how to move between sections
see all questions of test at once
button for review
how to go to next question
how to change an answer in exam
can i change answer after saving
can i go back to old question
answer kaise hataye
clear response kaise kare
how to mark for review
how to unmark question
can i skip question
jump to question 30
can i attempt sections in any order
switch section in exam
kya pichle question pe ja sakte hai
उत्तर कैसे बदलें
how to deselect an option
how do i leave a question and see it later
question ko baad me dekhne ke liye mark kaise kare
save question for later in test
come back to a question later in exam`,
  'data-cleared': `
i cleared chrome data before sync is my test gone
clear browser cache lose attempt
uninstall app delete unsynced attempts and saved papers
new phone will my data come
change phone account data on new phone
reinstall app lose data
i formatted my phone
deleted app by mistake is my result lost
login on new phone see old results
does logout delete saved papers
if i uninstall will my results be lost
if i clear history will my data be lost
new phone le liya mera data milega
will i lose results if i change phone
cleared cache and attempt gone
i reinstalled the app where are my papers
phone reset kiya data chala gaya
will my saved papers be there after logout
does logout delete my results
incognito mode use
will i lose saved papers if i logout
what happens to saved papers on logout`,
  update: `
how to update app
do i have to reinstall app update
new version of app
app is old version
app not working after update
app showing blank screen not loading
how to get latest version
app update kaise kare
is update needed
ऐप अपडेट कैसे करें
will update delete my papers`,
  'mobile-data': `
does app use a lot of mobile data
how much internet data does test use
data usage of app
how much mb needed to download paper
how much data does one test use
kitna data kharch hota hai
does it consume much internet
will it work on 2g
slow internet me chalega kya`,
  'what-analysis': `
does it also tell time spent per question
what does analysis show after test
does analysis tell time spent per question
can i see solution of each question after hand in
are solutions given after test
explanation of wrong answers available
does it show correct answer after submit
compare with toppers in analysis
what all is shown in result
what details are in analysis
does result show time per question
do i get solutions with explanation
are correct answers shown after the test
does it show section wise marks
test ke baad kya kya dikhta hai
will i get explanation for each question
is average time per question shown
time taken in one question where shown
ek question me kitna time laga kahan dikhta hai
can i see correct answers after result
क्या रिजल्ट के बाद सही उत्तर दिखते हैं
result ke baad sahi answer dekh sakte hai kya
will the app show right answers after exam`,
  accuracy: `
what do accuracy and attempted mean in analysis
accuracy 40 but attempted 90 what does it mean
difference between accuracy and score
how is accuracy calculated in result
how is accuracy calculated
what is accuracy in my result
accuracy ka matlab
difference between attempted and accuracy
accuracy vs score
सटीकता का मतलब`,
  'first-steps': `
how to begin
step by step how to start first mock from zero
i am new here how does this app work
how to use this app
guide for first test
getting started
process of giving a test here
how do i start
kaise shuru karu
app kaise use kare
how to use prep
what should i do first
शुरू कैसे करें
i am new user guide me
how to give first test
what is this app for
what is prep
yeh app kya hai
tell me about this app
features of app
is app kya kya karta hai
how do i take a test in this app
test kaise de
give test step by step`,
  'share-app': `
invite friend to app
share app with friend
send app link to dost
refer a friend
how to refer friends
referral reward hai kya
friend ko app kaise bheju
invite karne par token milte hai
earn by referring`,
  error: `
blank screen after login
app stuck on loading
could not load data error
something went wrong error
generate test gives error network is ok
app shows error
page not loading
app hanging crashed not opening
test not opening error
button not working
page not found 404
server error occurred
something went wrong
app not loading
app khul nahi raha
network error please try again
failed to load test details
blank page
button kaam nahi kar raha
failed to load topics
ऐप नहीं खुल रहा
site is down
loading forever`,
  'topic-count': `
how many topics should i choose for one test
how many topics should i select
how many topics should i pick when making a personalised test
how many topics are recommended for a test
ideal number of topics for custom test
minimum topics needed to generate test
can i select all topics in one test
select all topics of subject at once
can i choose topics from two subjects
maximum topics in one test
ek test me kitne topic select karu
kitne topics chunne chahiye
एक टेस्ट में कितने टॉपिक चुनूँ
topic shows none yet cannot select
why can i not select this topic
please select at least one topic what does it mean`,
  difficulty: `
what does easy medium hard mean for tests
how is difficulty of a test decided
what is difficulty 7 on test card
which tests are called hard
filter tests by difficulty easy medium hard
hard test ka matlab
what do the difficulty labels mean
show only easy tests
where are hard tests
kathin test ka filter kahan hai
difficulty level filter`,
  'question-types': `
what types of questions come in tests
which question types are there in tests
is there msq in tests here
do you have numerical type questions
how to type answer of numerical question
how do i enter a decimal answer in test
difference between mcq and msq in app
are there multiple correct questions in tests
can i choose more than one option in a question
test me kis type ke question aate hai
integer type answer kaise bhare
match the following questions in tests`,
  'two-tabs': `
can i open same exam in two tabs
open test in two tabs at once
exam opened in another tab
what if i open exam in two windows
duplicate tab of exam
test is open in another tab message
ek hi exam do tab me khul sakta hai
exam read only in other tab`,
  diagram: `
diagram not loading in question
image of question not loading
failed to load diagram
picture in question not visible
figure is not coming in question
question ki image nahi dikh rahi
diagram nahi khul raha
how to zoom diagram in question
enlarge figure of a question
image is broken in test
graph in question too small
प्रश्न का चित्र नहीं दिख रहा`,
  'ask-about-question': `
how to get help on one question of my test
ask ai about wrong question
what does ask ai button do
what does get help button do in analysis
what is learn more in analysis
explain this question of my test to me where
can ai explain why my answer was wrong
doubt in a question of my test how to ask
how to ask ai about a question from result
does ask ai cost token
can i ask ai during exam
can i use ai help in the exam
is ai chat allowed during test
exam me ai se puch sakte hai kya
assistant not visible during test
kisi question ka doubt kaise puchu
help for a single question from analysis`,
  'filter-questions': `
show only wrong questions of my test
see only incorrect answers in analysis
how to see only unanswered questions after test
filter incorrect questions in result
only skipped questions of my test
sirf galat sawal kaise dekhe analysis me
list of unattempted questions in result
filter correct and incorrect in analysis
tabs in question analysis`,
  'partly-correct': `
what does partly correct mean
partially correct answer marks in analysis
why is my answer shown as partly correct
partial marks shown in result meaning
partly correct listed under incorrect why
aadha sahi ka matlab result me`,
  'performance-score': `
what is performance score in leaderboard
how is performance score calculated
leaderboard score formula
score on leaderboard how computed
how are students ranked on leaderboard by which score
why is my performance score low
does a bad test lower my leaderboard score
leaderboard ka score kaise banta hai
how to increase leaderboard score
how does ranking work
same score but different rank why
why is my friend above me with same marks
how is rank decided when scores are equal
ranking kaise hoti hai
tie in leaderboard rank`,
  'sort-history': `
can i sort my test history
sort my tests by score
filter test history by category
arrange old results by accuracy
see my highest score test first
sort attempts by date
test history me filter
history ko score ke hisab se dekhna
only medical tests in history`,
  'save-states': `
what does saved on this device mean in exam
tick beside my answer in exam meaning
not saved is shown in exam what to do
how do i know that my answer is saved in exam
what does on the server mean beside answer
sign near answer in exam
answer not saved message during test
is each answer saved when i click`,
  'password-rules': `
what are rules for password
how long should password be
minimum length of password
how many characters in password
special character needed in password
password not accepted
password kitne character ka hona chahiye
which characters allowed in username
username rules
minimum characters in username
can username have spaces
username not accepted
passwords do not match error
password too common refused
does new password need capital letter
पासवर्ड में कितने अक्षर होने चाहिए
यूज़रनेम कैसा होना चाहिए`,
  'login-tries': `
is my account locked after wrong password
i entered wrong password many times
too many attempts to login
how many times can i try wrong password
account blocked wrong password
login me wait karne ko bol raha hai
try again after some seconds login
baar baar galat password dala account lock ho gaya kya`,
  'foreign-phone': `
can i register with foreign number
i live outside india can i sign up
is usa phone number allowed
which country codes are supported
nri student register with us number
country code for phone at registration
register from dubai nepal number
do you accept international phone numbers
do you accept uk phone numbers
phone number of another country at registration
can i use my dubai mobile number`,
  'account-status': `
what does verified mean on my profile
my account status is pending
account status meaning
why is my account not verified
pending badge on my profile
account pending dikha raha hai
when did i join where shown`,
  'payment-status': `
what does pending mean in payment history
payment status failed meaning
payment shows completed
my payment is shown as pending
what do payment states mean
payment history me failed likha hai
status of payment unknown`,
  'two-plans': `
what happens if i buy same plan twice
can i have two plans at once
can i upgrade plan in the middle of month
if i buy another plan what happens to old plan
do remaining days carry over on new plan
renew plan before it ends
extend my plan
buy plan again before expiry
plan ke beech me dusra plan le sakte hai
two plans together tokens of both
switch from basic to pro plan
what happens to my old tokens when i buy new plan`,
  'look-up-term': `
where is glossary
is there a dictionary of terms in app
where can i look up a formula
formula sheet in app
search term meaning in app where
where is help page
list of formulas available
help page kahan hai
faq of app where`,
  'own:plan': `
which plan do i have
what is my plan
what is my current plan
when does my plan end
my plan ends when
till when is my plan valid
how many days of my plan are left
mera plan kab khatam hoga
mera plan kaun sa hai
mera plan kab tak valid hai
मेरा प्लान कब खत्म होगा
मेरी योजना कब तक है
is my plan active
is my premium active
did my plan start
am i on free plan
when will my subscription expire
expiry date of my plan
my subscription status
has my plan expired`,
  'own:payments': `
did my last payment go through
my last payment
when did i pay last
how much did i pay
what was my last payment
mera last payment hua kya
maine kitne paise diye
meri payment ka status
status of my last payment
मेरा पिछला भुगतान
was my payment successful
how much money did i spend on plans
last transaction of mine`,
  'token-balance': `
where do i see my tokens
where can i check token balance
where are my tokens shown
where is my token count
token kahan dikhte hai
token balance kahan dikhega
see used tokens
how many tokens have i used where
total tokens and used tokens on profile
what is remaining total used on profile
wallet where
टोकन कहाँ दिखते हैं
token history where`,
};
