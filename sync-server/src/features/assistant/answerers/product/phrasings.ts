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
phone number needed to register`,
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
sms code not received`,
  'try-out': `
can i use app without account
can i try without register
test without login
is login needed for test
demo test without registration
free trial of app
try before register
sample test without account`,
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
video solution of questions`,
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
how much marks per question in practice test`,
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
right click disabled in exam`,
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
text size change`,
  percentile: `
what is percentile in result
percentile meaning here
how is percentile calculated
percentile vs percentage in result
my percentile is low but percentage high
difference percentile percentage in app`,
  badges: `
how to get badges
what are badges
how to earn test master badge
precision pro badge
achievements in app
what is score legend
badge kaise milega
medals on profile`,
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
does my college see my marks`,
  'share-result': `
share my result
share score on whatsapp
download result pdf
save my result as picture
print my result
screenshot of score card
send result to friend
result ka pdf kaise nikale
scorecard download`,
  coupon: `
where to put coupon code
coupon from my college
promo code discount on plan
student discount coupon
is there offer on plan`,
  readiness: `
what to check before offline exam
check before starting offline test
is paper ready for offline
how do i know paper is really saved
is paper saved properly how do i know
ready for offline meaning
which papers are saved downloaded where
phone ready for exam check
things to do before exam without network`,
  'old-phone': `
phone has only 2 gb ram will app work
app slow on old phone
does app work on cheap phone
app or website which is better
which phones are supported
which browser should i use
minimum requirements for app
does app work on old android`,
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
paisa wapas milega kya`,
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
payment ki rasid kahan hai`,
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
how much time to make test`,
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
missed the test can i give later`,
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
fewer questions in test`,
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
data pack over can i still practise`,
  'remove-paper': `
delete saved paper
remove downloaded test from phone
free space delete papers`,
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
app closed in test can i resume`,
  'clock-runs': `
does timer keep running if i close the app during exam
time stop when app closed
can i pause test
pause exam timer
break in between test timer stop`,
  'other-device': `
continue exam on another device
start test on phone and finish on laptop
switch phone in middle of test
resume exam on other phone`,
  timer: `
timer became red
colour of timer mean
why timer yellow amber`,
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
forgot to submit test`,
  marked: `
option selected and marked for review will it be counted
question marked for review answered will it count
mark for review evaluated
answered and mark for review`,
  palette: `
question palette colours mean
palette states
what does grey purple box of question mean`,
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
submit when there is no signal`,
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
paper over how to submit`,
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
is my test submitted to server`,
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
why do i get a receipt`,
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
can someone change my answers after submit`,
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
how long does result take`,
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
compare my attempts`,
  rank: `
will second attempt change my rank
rank counted which attempt
how is leaderboard rank decided
how is rank calculated
which attempt counts for leaderboard
does second attempt count for rank
retake to improve rank`,
  'own-rank': `
what is my rank
my rank among all students
my percentile in test
where is my rank
show my position in leaderboard
rank in last test`,
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
who is on top of leaderboard`,
  'not-on-board': `
why did my rank not show on leaderboard after offline test
rank not updated on leaderboard
leaderboard not updating
my name not on leaderboard
why am i not in leaderboard
hide my name from leaderboard
leaderboard show nickname
i do not want to be shown in leaderboard
anonymous on leaderboard`,
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
complaint about question answer`,
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
my revision list`,
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
notebook`,
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
tests in hindi available where`,
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
how many times can i attempt a test`,
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
make easy or hard test`,
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
adaptive test meaning`,
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
set nickname`,
  'change-exam': `
change my exam
change target exam
joined for ssc now preparing bank how to change exam
chose wrong exam while joining
by mistake chose other exam preparing for another
switch from jee to neet in app
can i prepare for two exams
add another exam`,
  'reset-link': `
reset link not working
reset link invalid expired
password link expired
did not get reset email
reset mail not received`,
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
not able to login`,
  levels: `
points for level expert
how to become expert level
level advanced points needed
what do levels mean beginner`,
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
are tokens cut for question without answer`,
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
earn tokens`,
  'pay-how': `
can i pay by emi or card
which cards are accepted razorpay
any other way to pay
upi is failing again and again other way to pay
did my last payment go through
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
my last payment went through
payment history`,
  plans: `
plan upgrade karne ka tarika
till when is my plan valid
my plan ends when
how do i upgrade from free plan
do you have free plan
how many days is plan
plan validity
what is in premium
when does my subscription end
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
plan valid till
when does my plan end
upgrade plan
buy plan
difference free and premium plan`,
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
money gone token not increase`,
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
language of test change in exam`,
  theme: `
dark mode
theme change
night mode`,
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
get copy of my data`,
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
how much space does app take install`,
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
assistant in exam not shown`,
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
report a problem in app bug`,
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
teacher gave code`,
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
teacher account how`,
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
predict my college`,
  'opening-code': `
opening code on exam day
paper locked code
paper encrypted why
code of exam hall
unlock paper
paper does not open before time
exam day code fourteen letters`,
  'extra-time': `
extra time disabled
compensatory time
more time for pwd scribe
how to get extra time`,
  calculator: `
calculator in exam
is there calculator in app
calculator in test where
on screen calculator`,
  'wrong-clock': `
wrong clock of phone change exam time
change date time on phone cheat exam
phone time wrong affects test
set clock back extra time`,
  storage: `
storage full
how much space do papers take
phone memory full
app takes much space clear`,
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
use same account on two phones`,
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
email alerts stop`,
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
progress graph
performance in subjects
accuracy in each subject
where do i lose marks topic wise
am i improving
my study statistics
how much have i improved`,
  'own:tokens': `
kitne token bache hai
mere paas kitne token hai
do i have any tokens
how many tokens do i have
tokens left
my token balance
remaining tokens
how many tokens left in my account
tokens remaining now`,
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
what should i study more from my tests`,
  'own:strong': `
mera sabse achha subject
my strong topics
best subject of mine
in which topics am i strong
my strongest chapter`,
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
how many marks came last time`,
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
how many mocks have i done`,
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
button for review`,
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
does logout delete saved papers`,
  update: `
how to update app
do i have to reinstall app update
new version of app
app is old version
app not working after update
app showing blank screen not loading`,
  'mobile-data': `
does app use a lot of mobile data
how much internet data does test use
data usage of app
how much mb needed to download paper`,
  'what-analysis': `
does it also tell time spent per question
what does analysis show after test
does analysis tell time spent per question
what is in the result report
can i see solution of each question after hand in
are solutions given after test
explanation of wrong answers available
does it show correct answer after submit
compare with toppers in analysis`,
  accuracy: `
what do accuracy and attempted mean in analysis
accuracy 40 but attempted 90 what does it mean
difference between accuracy and score
how is accuracy calculated in result`,
  'first-steps': `
how to begin
step by step how to start first mock from zero
i am new here how does this app work
how to use this app
guide for first test
getting started
process of giving a test here`,
  'share-app': `
invite friend to app
share app with friend
send app link to dost
refer a friend`,
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
button not working`,
};
