/**
 * HP2: how each item of the help page is asked, by its id, and what is asked of the student's own data ('own:'). A line for
 * each; they are compared by their concepts, so that one phrasing stands for its synonyms and for both languages.
 */
export const PHRASINGS: Readonly<Record<string, string>> = {
  'save-paper': `
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
is paper saved properly how do i know
which papers are saved downloaded where
images of saved paper offline
data pack over can i still practise`,
  'remove-paper': `
delete saved paper
remove downloaded test from phone
free space delete papers`,
  'answers-saved': `
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
what is receipt
what is this receipt after test
where is my receipt
receipt of my attempt
is receipt important keep
why do i get a receipt`,
  'verify-receipt': `
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
where is leaderboard
leaderboard how to open
leaderboard only for my exam
leaderboard weekly monthly
see toppers rank list
leaderboard of friends
who is on top of leaderboard`,
  'not-on-board': `
my name not on leaderboard
why am i not in leaderboard
hide my name from leaderboard
leaderboard show nickname
i do not want to be shown in leaderboard
anonymous on leaderboard`,
  'wrong-key': `
report wrong answer key
challenge answer key
answer given in app is wrong
question is wrong report
i think the solution is wrong
error in question how to report
key is incorrect
complaint about question answer`,
  'due-cards': `
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
take test again
retake test
attempt same test twice
give paper again
second attempt allowed
how many times can i attempt a test`,
  'own-test': `
make my own test
make test from one topic using ai steps
test of one chapter
generate test by ai
ai test how to make
create test of chosen topics
custom test
test only of thermodynamics
personalised papers
choose number of questions in ai test
test from my weak topics make
make easy or hard test`,
  adaptive: `
what is adaptive test
adaptive test how does it choose questions
difficulty of adaptive test
difference between adaptive and ai test
adaptive test meaning`,
  'edit-profile': `
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
invoice bill of payment where
my last payment went through
payment history`,
  plans: `
which plans are there
which plan is free
plan price
what does plan give
does plan renew
cancel plan
refund of plan
refund policy
plan valid till
when does my plan end
upgrade plan
buy plan
difference free and premium plan
can i get my money refund`,
  'paid-not-added': `
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
delete my account
download my data
export my data
remove account permanently
what data do you store about me
get copy of my data`,
  install: `
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
what can you do
who are you
what is assistant
are you a robot ai
can you help me
assistant in exam not shown`,
  contact: `
contact support
customer care number
how to contact you
talk to a person
complaint where
email of support
report a problem in app bug`,
  'join-batch': `
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
rough work sheet in test
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
stop notifications
too many notifications
turn on notifications
notification off
notification of result not coming
reminder for revision on
email alerts stop`,
  'weak-topics': `
see my progress
progress graph
performance in subjects
accuracy in each subject
where do i lose marks topic wise
am i improving
my study statistics
how much have i improved`,
  'own:tokens': `
how many tokens do i have
tokens left
my token balance
remaining tokens
how many tokens left in my account
tokens remaining now`,
  'own:weak': `
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
my strong topics
best subject of mine
in which topics am i strong
my strongest chapter`,
  'own:results': `
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
how many tests have i taken
number of tests given by me
tests attempted so far
how many mocks have i done`,
};
