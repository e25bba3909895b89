/** Common passwords of eight or more characters, in lower case, from the usual lists and from India. */
export const commonPasswords = `
!qaz2wsx 00000000 000000000 0000000000 000000000000 00001111 00002222 00003333 00004444 00005555 00006666
00007777 00008888 00009999 01010101 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992
01011993 01011994 01011995 01011996 01011997 01011998 01011999 01012000 01012001 01012002 01012003 01012004
01012005 01012006 01012007 01012008 01012009 01012010 01012011 01012012 01234567 012345678 0123456789
0192837465 02020202 03030303 04040404 05050505 06060606 07070707 08080808 09090909 09876543 0987654321
10101010 1029384756 11110000 11111111 111111111 1111111111 111111111111 11112222 11113333 11114444 11115555
11116666 11117777 11118888 11119999 11223344 112233445566 12121212 121212121 123123123 123321123 12341234
12344321 123454321 12345678 123456781 123456788 123456789 1234567890 123456789012 1234567890a 1234567891
12345678910 123456789a 12345678a 1234567a 123456ab 1234qwer 123qwe123 123qweasd 12qwaszx 13131313 13579246
14141414 147258369 15081985 15081986 15081987 15081988 15081989 15081990 15081991 15081992 15081993 15081994
15081995 15081996 15081997 15081998 15081999 15082000 15082001 15082002 15082003 15082004 15082005 15082006
15082007 15082008 15082009 15082010 15082011 15082012 15151515 159357456 159753123 16161616 17171717
18181818 19191919 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994
19951995 19961996 19971997 19981998 19991999 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 20002000
20012001 20022002 20032003 20042004 20052005 20062006 20072007 20082008 20092009 20102010 20112011 20122012
20202020 21212121 22220000 22221111 22222222 222222222 2222222222 222222222222 22223333 22224444 22225555
22226666 22227777 22228888 22229999 23232323 24242424 24681012 246813579 25252525 26262626 27272727 28282828
29292929 30303030 31313131 32323232 33330000 33331111 33332222 33333333 333333333 3333333333 333333333333
33334444 33335555 33336666 33337777 33338888 33339999 34343434 35353535 36363636 37373737 38383838 39393939
40404040 41414141 42424242 43434343 44440000 44441111 44442222 44443333 44444444 444444444 4444444444
444444444444 44445555 44446666 44447777 44448888 44449999 45454545 46464646 47474747 48484848 49494949
50505050 51515151 52525252 53535353 54545454 55550000 55551111 55552222 55553333 55554444 55555555 555555555
5555555555 555555555555 55556666 55557777 55558888 55559999 56565656 57575757 58585858 59595959 60606060
61616161 62626262 63636363 64646464 65656565 66660000 66661111 66662222 66663333 66664444 66665555 66666666
666666666 6666666666 666666666666 66667777 66668888 66669999 67676767 68686868 69696969 70707070 71717171
72727272 73737373 741852963 74747474 75757575 76543210 76767676 77770000 77771111 77772222 77773333 77774444
77775555 77776666 77777777 777777777 7777777777 777777777777 77778888 77779999 78787878 789456123 79797979
80808080 81818181 82828282 83838383 84848484 85858585 86868686 87654321 87878787 88880000 88881111 88882222
88883333 88884444 88885555 88886666 88887777 88888888 888888888 8888888888 888888888888 88889999 89898989
90909090 91919191 92929292 93939393 94949494 95959595 963852741 96969696 97979797 98765432 987654321
9876543210 98989898 99990000 99991111 99992222 99993333 99994444 99995555 99996666 99997777 99998888
99999999 999999999 9999999999 999999999999 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aaa12345
aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaaaaaaaaaa aabbccdd abc12345 abc123456 abc@1234 abc@2024 abc@2025 abc@2026
abcd!123 abcd#123 abcd123! abcd1234 abcd12345 abcd123@ abcd2024 abcd2025 abcd2026 abcd@123 abcd@1234
abcd@2024 abcd@2025 abcd@2026 abcd@786 abcdefg1 abcdefgh abdulkalam abhishek abhishek1 abhishek123
access!123 access#123 access007 access1! access12 access123 access123! access1234 access12345 access123@
access14 access2024 access2025 access2026 access786 access@1 access@12 access@123 access@1234 access@2024
access@2025 access@2026 access@786 account1 account123 aditya123 admin!123 admin#123 admin007 admin123
admin123! admin1234 admin12345 admin123@ admin2024 admin2025 admin2026 admin786 admin@12 admin@123
admin@1234 admin@2024 admin@2025 admin@2026 admin@786 adminadmin administrator agarwal1 agra1234 ahmedabad
airrank1 airtel123 aishwarya aishwarya1 ajay1234 ajay12345 akash123 akshay123 alexander allah!123 allah#123
allah007 allah123 allah123! allah1234 allah12345 allah123@ allah2024 allah2025 allah2026 allah786 allah@12
allah@123 allah@1234 allah@2024 allah@2025 allah@2026 allah@786 aman1234 ambedkar ambedkar1 amit!123
amit#123 amit123! amit1234 amit12345 amit123@ amit2024 amit2025 amit2026 amit@123 amit@1234 amit@2024
amit@2025 amit@2026 amit@786 amitabh1 amritsar anand123 ananya123 andrew123 android1 angel123 anil1234
anjali12 anjali123 ankit123 ankit1234 ansari786 anthony1 anuj1234 apple!123 apple#123 apple007 apple123
apple123! apple1234 apple12345 apple123@ apple2024 apple2025 apple2026 apple786 apple@12 apple@123
apple@1234 apple@2024 apple@2025 apple@2026 apple@786 arjun123 arsenal1 arun1234 aryan123 asdf!123 asdf#123
asdf123! asdf1234 asdf12345 asdf123@ asdf2024 asdf2025 asdf2026 asdf@123 asdf@1234 asdf@2024 asdf@2025
asdf@2026 asdf@786 asdfasdf asdfghjk asdfghjkl ashish123 ashley123 avengers babyboy1 babygirl badminton
balaji123 banerjee bangalore bangalore!123 bangalore#123 bangalore007 bangalore1 bangalore1! bangalore12
bangalore123 bangalore123! bangalore1234 bangalore12345 bangalore123@ bangalore2024 bangalore2025
bangalore2026 bangalore786 bangalore@1 bangalore@12 bangalore@123 bangalore@1234 bangalore@2024
bangalore@2025 bangalore@2026 bangalore@786 bank1234 bankpo123 barcelona baseball basketball batman123
bbbbbbbb bbbbbbbbb bbbbbbbbbb bbbbbbbbbbbb beautiful believe1 bengaluru benjamin bestfriend bestfriends
bhagatsingh bharat123 bharatmata bhattacharya bhavesh1 bhopal123 biology1 biology123 bismillah blessed1
blossom1 bollywood bullet350 business butterfly callofduty caroline cash1234 cat12345 catherine cccccccc
ccccccccc cccccccccc cccccccccccc champion champion1 chandigarh change!123 change#123 change007 change1!
change12 change123 change123! change1234 change12345 change123@ change2024 change2025 change2026 change786
change@1 change@12 change@123 change@1234 change@2024 change@2025 change@2026 change@786 changeme changeme1
changeme123 charlie1 chatterjee chaudhary chelsea1 chemistry chemistry1 chennai!123 chennai#123 chennai007
chennai1 chennai1! chennai12 chennai123 chennai123! chennai1234 chennai12345 chennai123@ chennai2024
chennai2025 chennai2026 chennai786 chennai@1 chennai@12 chennai@123 chennai@1234 chennai@2024 chennai@2025
chennai@2026 chennai@786 chocolate choudhary christian clat2025 coimbatore college1 college123 company!123
company#123 company007 company1 company1! company12 company123 company123! company1234 company12345
company123@ company2024 company2025 company2026 company786 company@1 company@12 company@123 company@1234
company@2024 company@2025 company@2026 company@786 computer computer1 computer123 coolboy1 coolgirl corvette
counter1 cricket!123 cricket#123 cricket007 cricket1 cricket1! cricket12 cricket123 cricket123! cricket1234
cricket12345 cricket123@ cricket2024 cricket2025 cricket2026 cricket786 cricket@1 cricket@12 cricket@123
cricket@1234 cricket@2024 cricket@2025 cricket@2026 cricket@786 cristiano crystal1 cuteboy1 cutegirl
daniel123 darling1 das12345 database dddddddd ddddddddd dddddddddd dddddddddddd december!123 december#123
december007 december1 december1! december12 december123 december123! december1234 december12345 december123@
december2024 december2025 december2026 december786 december@1 december@12 december@123 december@1234
december@2024 december@2025 december@2026 december@786 deepak123 deepika1 default1 delhi!123 delhi#123
delhi007 delhi123 delhi123! delhi1234 delhi12345 delhi123@ delhi2024 delhi2025 delhi2026 delhi786 delhi@12
delhi@123 delhi@1234 delhi@2024 delhi@2025 delhi@2026 delhi@786 desai123 dhoni!123 dhoni#123 dhoni007
dhoni123 dhoni123! dhoni1234 dhoni12345 dhoni123@ dhoni2024 dhoni2025 dhoni2026 dhoni786 dhoni@12 dhoni@123
dhoni@1234 dhoni@2024 dhoni@2025 dhoni@2026 dhoni@786 diamond1 dinesh123 divya123 doctor!123 doctor#123
doctor007 doctor1! doctor12 doctor123 doctor123! doctor1234 doctor12345 doctor123@ doctor2024 doctor2025
doctor2026 doctor786 doctor@1 doctor@12 doctor@123 doctor@1234 doctor@2024 doctor@2025 doctor@2026
doctor@786 dragon!123 dragon#123 dragon007 dragon1! dragon12 dragon123 dragon123! dragon1234 dragon12345
dragon123@ dragon2024 dragon2025 dragon2026 dragon786 dragon@1 dragon@12 dragon@123 dragon@1234 dragon@2024
dragon@2025 dragon@2026 dragon@786 dragonball dreambig dreamer1 durga123 education eeeeeeee eeeeeeeee
eeeeeeeeee eeeeeeeeeeee elizabeth emerald1 employee engineer!123 engineer#123 engineer007 engineer1
engineer1! engineer12 engineer123 engineer123! engineer1234 engineer12345 engineer123@ engineer2024
engineer2025 engineer2026 engineer786 engineer@1 engineer@12 engineer@123 engineer@1234 engineer@2024
engineer@2025 engineer@2026 engineer@786 exam!123 exam#123 exam123! exam1234 exam12345 exam123@ exam2024
exam2025 exam2026 exam@123 exam@1234 exam@2024 exam@2025 exam@2026 exam@786 examprep exams123 facebook
facebook1 family123 father123 ferrari1 ffffffff fffffffff ffffffffff ffffffffffff flower123 football
football1 forever1 fortnite freefire friday!123 friday#123 friday007 friday1! friday12 friday123 friday123!
friday1234 friday12345 friday123@ friday2024 friday2025 friday2026 friday786 friday@1 friday@12 friday@123
friday@1234 friday@2024 friday@2025 friday@2026 friday@786 friends1 friendship future123 gabriel1 gandhiji
ganesh!123 ganesh#123 ganesh007 ganesh1! ganesh12 ganesh123 ganesh123! ganesh1234 ganesh12345 ganesh123@
ganesh2024 ganesh2025 ganesh2026 ganesh786 ganesh@1 ganesh@12 ganesh@123 ganesh@1234 ganesh@2024 ganesh@2025
ganesh@2026 ganesh@786 ganesha1 ganesha123 ganpatibappa gate!123 gate#123 gate123! gate1234 gate12345
gate123@ gate2024 gate2025 gate2026 gate@123 gate@1234 gate@2024 gate@2025 gate@2026 gate@786 gaurav123
gggggggg ggggggggg gggggggggg gggggggggggg ghosh123 gmail!123 gmail#123 gmail007 gmail123 gmail123!
gmail1234 gmail12345 gmail123@ gmail2024 gmail2025 gmail2026 gmail786 gmail@12 gmail@123 gmail@1234
gmail@2024 gmail@2025 gmail@2026 gmail@786 godisgood goldfish goodluck goodmorning goodnight google!123
google#123 google007 google1! google12 google123 google123! google1234 google12345 google123@ google2024
google2025 google2026 google786 google@1 google@12 google@123 google@1234 google@2024 google@2025
google@2026 google@786 guest!123 guest#123 guest007 guest123 guest123! guest1234 guest12345 guest123@
guest2024 guest2025 guest2026 guest786 guest@12 guest@123 guest@1234 guest@2024 guest@2025 guest@2026
guest@786 guestguest gujarat1 gupta123 guwahati hacker!123 hacker#123 hacker007 hacker1! hacker12 hacker123
hacker123! hacker1234 hacker12345 hacker123@ hacker2024 hacker2025 hacker2026 hacker786 hacker@1 hacker@12
hacker@123 hacker@1234 hacker@2024 hacker@2025 hacker@2026 hacker@786 handsome hannah123 hanuman!123
hanuman#123 hanuman007 hanuman1 hanuman1! hanuman12 hanuman123 hanuman123! hanuman1234 hanuman12345
hanuman123@ hanuman2024 hanuman2025 hanuman2026 hanuman786 hanuman@1 hanuman@12 hanuman@123 hanuman@1234
hanuman@2024 hanuman@2025 hanuman@2026 hanuman@786 hardwork harekrishna harley123 harsh123 haryana1
hello!123 hello#123 hello007 hello123 hello123! hello1234 hello12345 hello123@ hello2024 hello2025 hello2026
hello786 hello@12 hello@123 hello@1234 hello@2024 hello@2025 hello@2026 hello@786 hellohello helloworld
hhhhhhhh hhhhhhhhh hhhhhhhhhh hhhhhhhhhhhh hindustan hindustan1 hitesh123 hockey123 hotmail1 hrithik1
hyderabad hyderabad!123 hyderabad#123 hyderabad007 hyderabad1 hyderabad1! hyderabad12 hyderabad123
hyderabad123! hyderabad1234 hyderabad12345 hyderabad123@ hyderabad2024 hyderabad2025 hyderabad2026
hyderabad786 hyderabad@1 hyderabad@12 hyderabad@123 hyderabad@1234 hyderabad@2024 hyderabad@2025
hyderabad@2026 hyderabad@786 iamadmin iamgroot ias12345 iiiiiiii iiiiiiiii iiiiiiiiii iiiiiiiiiiii iit12345
iit@1234 iit@2024 iit@2025 iit@2026 iitbombay iitdelhi iitjee123 ilovegod iloveu123 iloveyou iloveyou1
iloveyou2 incredible india!123 india#123 india007 india123 india123! india1234 india12345 india123@
india1947 india2020 india2024 india2025 india2026 india786 india@12 india@123 india@1234 india@2024
india@2025 india@2026 india@786 indian123 indore123 inshallah instagram internet internet1 internet123
iphone!123 iphone#123 iphone007 iphone1! iphone12 iphone123 iphone123! iphone1234 iphone12345 iphone123@
iphone2024 iphone2025 iphone2026 iphone786 iphone@1 iphone@12 iphone@123 iphone@1234 iphone@2024 iphone@2025
iphone@2026 iphone@786 iplchampion ironman123 isha1234 iyer1234 jacqueline jaihanuman jaihind1 jaihind123
jaimatadi jain1234 jaipur123 jaishreeram jaishriram january!123 january#123 january007 january1 january1!
january12 january123 january123! january1234 january12345 january123@ january2024 january2025 january2026
january786 january@1 january@12 january@123 january@1234 january@2024 january@2025 january@2026 january@786
jasmine1 jee12345 jee@1234 jee@2024 jee@2025 jee@2026 jeeadvanced jeemain1 jeemains jennifer jessica1
jesus123 jesuschrist jignesh1 jio12345 jitendra jjjjjjjj jjjjjjjjj jjjjjjjjjj jjjjjjjjjjjj jonathan
jordan123 jordan23 joshi123 joshua123 jyoti123 kabaddi1 kajal123 kalam123 kamlesh1 kanpur123 karan123
karnataka katrina1 kavita123 kerala!123 kerala#123 kerala007 kerala1! kerala12 kerala123 kerala123!
kerala1234 kerala12345 kerala123@ kerala2024 kerala2025 kerala2026 kerala786 kerala@1 kerala@12 kerala@123
kerala@1234 kerala@2024 kerala@2025 kerala@2026 kerala@786 khan!123 khan#123 khan123! khan1234 khan12345
khan123@ khan2024 khan2025 khan2026 khan@123 khan@1234 khan@2024 khan@2025 khan@2026 khan@786 king!123
king#123 king123! king1234 king12345 king123@ king2024 king2025 king2026 king@123 king@1234 king@2024
king@2025 king@2026 king@786 kiran123 kkkkkkkk kkkkkkkkk kkkkkkkkkk kkkkkkkkkkkk kohli!123 kohli#123
kohli007 kohli123 kohli123! kohli1234 kohli12345 kohli123@ kohli2024 kohli2025 kohli2026 kohli786 kohli@12
kohli@123 kohli@1234 kohli@2024 kohli@2025 kohli@2026 kohli@786 kolkata!123 kolkata#123 kolkata007 kolkata1
kolkata1! kolkata12 kolkata123 kolkata123! kolkata1234 kolkata12345 kolkata123@ kolkata2024 kolkata2025
kolkata2026 kolkata786 kolkata@1 kolkata@12 kolkata@123 kolkata@1234 kolkata@2024 kolkata@2025 kolkata@2026
kolkata@786 komal123 krishna!123 krishna#123 krishna007 krishna1 krishna1! krishna12 krishna123 krishna123!
krishna1234 krishna12345 krishna123@ krishna2024 krishna2025 krishna2026 krishna786 krishna@1 krishna@12
krishna@123 krishna@1234 krishna@2024 krishna@2025 krishna@2026 krishna@786 krishnan kumar!123 kumar#123
kumar007 kumar123 kumar123! kumar1234 kumar12345 kumar123@ kumar2024 kumar2025 kumar2026 kumar786 kumar@12
kumar@123 kumar@1234 kumar@2024 kumar@2025 kumar@2026 kumar@786 kunal123 lakshman lakshmi1 lakshmi123
lamborghini lavender letmein!123 letmein#123 letmein007 letmein1 letmein1! letmein12 letmein123 letmein123!
letmein1234 letmein12345 letmein123@ letmein2024 letmein2025 letmein2026 letmein786 letmein@1 letmein@12
letmein@123 letmein@1234 letmein@2024 letmein@2025 letmein@2026 letmein@786 letmeinnow lightning linkedin1
liverpool lkjhgfdsa llllllll lllllllll llllllllll llllllllllll login!123 login#123 login007 login123
login123! login1234 login12345 login123@ login2024 login2025 login2026 login786 login@12 login@123
login@1234 login@2024 login@2025 login@2026 login@786 lokesh123 love!123 love#123 love123! love1234
love12345 love123@ love2024 love2025 love2026 love@123 love@1234 love@2024 love@2025 love@2026 love@786
lovelove lovely123 loveme123 loveyou1 lucknow1 lucky!123 lucky#123 lucky007 lucky123 lucky123! lucky1234
lucky12345 lucky123@ lucky2024 lucky2025 lucky2026 lucky786 lucky@12 lucky@123 lucky@1234 lucky@2024
lucky@2025 lucky@2026 lucky@786 ludhiana maapapa1 mahadev1 mahakal1 maharashtra mahatma1 mahesh123
mahesh1234 mamapapa manager1 manager123 manchester manish123 manisha1 margaret mashallah master!123
master#123 master007 master1! master12 master123 master123! master1234 master12345 master123@ master2024
master2025 master2026 master786 master@1 master@12 master@123 master@1234 master@2024 master@2025
master@2026 master@786 mastermind mathematics maths123 matthew1 maverick medical1 medical123 meena123
megha123 mehak123 mehta123 menon123 mercedes messi1010 michael1 michelle microsoft midnight minecraft
mishra123 mmmmmmmm mmmmmmmmm mmmmmmmmmm mmmmmmmmmmmm mnbvcxz1 mnbvcxza modi1234 modiji123 mohit123
mommydaddy monday!123 monday#123 monday007 monday1! monday12 monday123 monday123! monday1234 monday12345
monday123@ monday2024 monday2025 monday2026 monday786 monday@1 monday@12 monday@123 monday@1234 monday@2024
monday@2025 monday@2026 monday@786 money123 monika123 monkey!123 monkey#123 monkey007 monkey1! monkey12
monkey123 monkey123! monkey1234 monkey12345 monkey123@ monkey2024 monkey2025 monkey2026 monkey786 monkey@1
monkey@12 monkey@123 monkey@1234 monkey@2024 monkey@2025 monkey@2026 monkey@786 moonlight mother123 motorola
msdhoni7 mukesh123 mukherjee mumbai!123 mumbai#123 mumbai007 mumbai1! mumbai12 mumbai123 mumbai123!
mumbai1234 mumbai12345 mumbai123@ mumbai2024 mumbai2025 mumbai2026 mumbai786 mumbai@1 mumbai@12 mumbai@123
mumbai@1234 mumbai@2024 mumbai@2025 mumbai@2026 mumbai@786 mummydaddy mummypapa murugan1 mustang1 mybaby123
myfamily mylife123 mylove123 mypassword mypassword1 nagpur123 naidu123 nair1234 narendra narendramodi
naresh123 naruto123 neet!123 neet#123 neet123! neet1234 neet12345 neet123@ neet2024 neet2025 neet2026
neet@123 neet@1234 neet@2024 neet@2025 neet@2026 neet@786 neha!123 neha#123 neha123! neha1234 neha12345
neha123@ neha2024 neha2025 neha2026 neha@123 neha@1234 neha@2024 neha@2025 neha@2026 neha@786 network1
nevergiveup newdelhi newpass123 newpassword nicholas nicole123 nikhil123 nisha123 nitesh123 nnnnnnnn
nnnnnnnnn nnnnnnnnnn nnnnnnnnnnnn nokia123 nopassword office!123 office#123 office007 office1! office12
office123 office123! office1234 office12345 office123@ office2024 office2025 office2026 office786 office@1
office@12 office@123 office@1234 office@2024 office@2025 office@2026 office@786 oldpassword omnamahshivay
omnamahshivaya omsairam oneplus1 oooooooo ooooooooo oooooooooo oooooooooooo oppo1234 p4ssw0rd p@$$w0rd
p@$$word p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword pa$$w0rd pa$$word pa55word pandey123 pankaj123 papamummy
parvati1 pass!123 pass#123 pass123! pass1234 pass12345 pass123@ pass2024 pass2025 pass2026 pass@123
pass@1234 pass@2024 pass@2025 pass@2026 pass@786 passcode passkey1 passpass passpass1 passphrase passw0rd
passw0rd1 passw0rd123 password password! password!123 password#1 password#123 password$1 password007
password1 password1! password12 password123 password123! password1234 password12345 password123@
password2024 password2025 password2026 password786 password@1 password@12 password@123 password@1234
password@2024 password@2025 password@2026 password@786 passwort patel123 pathan786 patna123 patricia
payal123 paytm123 phoenix1 phonepe1 physics1 physics123 piyush123 platinum poiuytrewq pokemon1 pooja!123
pooja#123 pooja007 pooja123 pooja123! pooja1234 pooja12345 pooja123@ pooja2024 pooja2025 pooja2026 pooja786
pooja@12 pooja@123 pooja@1234 pooja@2024 pooja@2025 pooja@2026 pooja@786 porsche1 pppppppp ppppppppp
pppppppppp pppppppppppp pradeep1 prakash1 prashant preeti123 prep!123 prep#123 prep123! prep1234 prep12345
prep123@ prep2024 prep2025 prep2026 prep@123 prep@1234 prep@2024 prep@2025 prep@2026 prep@786 prepare1
princess priya!123 priya#123 priya007 priya123 priya123! priya1234 priya12345 priya123@ priya2024 priya2025
priya2026 priya786 priya@12 priya@123 priya@1234 priya@2024 priya@2025 priya@2026 priya@786 priyanka
priyanka1 priyanka123 pubg1234 pune!123 pune#123 pune123! pune1234 pune12345 pune123@ pune2024 pune2025
pune2026 pune@123 pune@1234 pune@2024 pune@2025 pune@2026 pune@786 punjab123 q1w2e3r4 q1w2e3r4t5 qazwsxedc
qazxswedc qqqqqqqq qqqqqqqqq qqqqqqqqqq qqqqqqqqqqqq queen!123 queen#123 queen007 queen123 queen123!
queen1234 queen12345 queen123@ queen2024 queen2025 queen2026 queen786 queen@12 queen@123 queen@1234
queen@2024 queen@2025 queen@2026 queen@786 qwe12345 qweasd123 qweasdzxc qweqwe123 qwerty!123 qwerty#123
qwerty007 qwerty1! qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty123@ qwerty2024
qwerty2025 qwerty2026 qwerty786 qwerty@1 qwerty@12 qwerty@123 qwerty@1234 qwerty@2024 qwerty@2025
qwerty@2026 qwerty@786 qwertyui qwertyuiop radha123 raghav123 rahul!123 rahul#123 rahul007 rahul123
rahul123! rahul1234 rahul12345 rahul123@ rahul2024 rahul2025 rahul2026 rahul786 rahul@12 rahul@123
rahul@1234 rahul@2024 rahul@2025 rahul@2026 rahul@786 rahulgandhi rainbow1 raj12345 raj@1234 raj@2024
raj@2025 raj@2026 rajasthan rajesh123 rakesh123 ram12345 ram@1234 ram@2024 ram@2025 ram@2026 ramadan1
ramakrishna ramesh123 ranchi123 rani1234 rankone1 rashmi123 ravi!123 ravi#123 ravi123! ravi1234 ravi12345
ravi123@ ravi2024 ravi2025 ravi2026 ravi@123 ravi@1234 ravi@2024 ravi@2025 ravi@2026 ravi@786 realmadrid
realme123 reddy123 rekha123 ritesh123 ritu1234 riya1234 rohan123 rohit!123 rohit#123 rohit007 rohit123
rohit123! rohit1234 rohit12345 rohit123@ rohit2024 rohit2025 rohit2026 rohit786 rohit@12 rohit@123
rohit@1234 rohit@2024 rohit@2025 rohit@2026 rohit@786 rohitsharma ronaldo7 root!123 root#123 root123!
root1234 root12345 root123@ root2024 root2025 root2026 root@123 root@1234 root@2024 root@2025 root@2026
root@786 rootroot router123 roy12345 royalenfield rrrrrrrr rrrrrrrrr rrrrrrrrrr rrrrrrrrrrrr rupees123
sachin!123 sachin#123 sachin007 sachin1! sachin10 sachin12 sachin123 sachin123! sachin1234 sachin12345
sachin123@ sachin2024 sachin2025 sachin2026 sachin786 sachin@1 sachin@12 sachin@123 sachin@1234 sachin@2024
sachin@2025 sachin@2026 sachin@786 sai12345 sai@1234 sai@2024 sai@2025 sai@2026 saibaba1 sairam123 sakshi123
salman123 samantha samsung!123 samsung#123 samsung007 samsung1 samsung1! samsung12 samsung123 samsung123!
samsung1234 samsung12345 samsung123@ samsung2024 samsung2025 samsung2026 samsung786 samsung@1 samsung@12
samsung@123 samsung@1234 samsung@2024 samsung@2025 samsung@2026 samsung@786 sandeep1 sanjay123 sapna123
sapphire saraswati satnamwaheguru saurabh1 school123 scorpion sebastian secret!123 secret#123 secret007
secret1! secret12 secret123 secret123! secret1234 secret12345 secret123@ secret2024 secret2025 secret2026
secret786 secret@1 secret@12 secret@123 secret@1234 secret@2024 secret@2025 secret@2026 secret@786
secretword security seema123 server!123 server#123 server007 server1! server12 server123 server123!
server1234 server12345 server123@ server2024 server2025 server2026 server786 server@1 server@12 server@123
server@1234 server@2024 server@2025 server@2026 server@786 shadow123 shah1234 shahrukh shalini1 sharma!123
sharma#123 sharma007 sharma1! sharma12 sharma123 sharma123! sharma1234 sharma12345 sharma123@ sharma2024
sharma2025 sharma2026 sharma786 sharma@1 sharma@12 sharma@123 sharma@1234 sharma@2024 sharma@2025
sharma@2026 sharma@786 shilpa123 shiva!123 shiva#123 shiva007 shiva123 shiva123! shiva1234 shiva12345
shiva123@ shiva2024 shiva2025 shiva2026 shiva786 shiva@12 shiva@123 shiva@1234 shiva@2024 shiva@2025
shiva@2026 shiva@786 shivani1 shivani123 shivshankar shreya123 shubham1 shweta123 silver123 simran123
singh!123 singh#123 singh007 singh123 singh123! singh1234 singh12345 singh123@ singh2024 singh2025 singh2026
singh786 singh@12 singh@123 singh@1234 singh@2024 singh@2025 singh@2026 singh@786 sneha123 sonali123
sonia123 spiderman spring!123 spring#123 spring007 spring1! spring12 spring123 spring123! spring1234
spring12345 spring123@ spring2024 spring2025 spring2026 spring786 spring@1 spring@12 spring@123 spring@1234
spring@2024 spring@2025 spring@2026 spring@786 srinagar srinivas ssc12345 ssccgl123 ssssssss sssssssss
ssssssssss ssssssssssss starlight starwars stephanie strawberry student!123 student#123 student007 student1
student1! student12 student123 student123! student1234 student12345 student123@ student2024 student2025
student2026 student786 student@1 student@12 student@123 student@1234 student@2024 student@2025 student@2026
student@786 study!123 study#123 study007 study123 study123! study1234 study12345 study123@ study2024
study2025 study2026 study786 study@12 study@123 study@1234 study@2024 study@2025 study@2026 study@786
studyhard subhash1 subramanian success!123 success#123 success007 success1 success1! success12 success123
success123! success1234 success12345 success123@ success2024 success2025 success2026 success786 success@1
success@12 success@123 success@1234 success@2024 success@2025 success@2026 success@786 sumit123 summer!123
summer#123 summer007 summer1! summer12 summer123 summer123! summer1234 summer12345 summer123@ summer2024
summer2025 summer2026 summer786 summer@1 summer@12 summer@123 summer@1234 summer@2024 summer@2025
summer@2026 summer@786 sunita123 sunlight sunshine superman superuser suresh123 swati123 sweetheart
system!123 system#123 system007 system1! system12 system123 system123! system1234 system12345 system123@
system2024 system2025 system2026 system786 system@1 system@12 system@123 system@1234 system@2024 system@2025
system@2026 system@786 tamilnadu tanvi123 tarun123 teacher!123 teacher#123 teacher007 teacher1 teacher1!
teacher12 teacher123 teacher123! teacher1234 teacher12345 teacher123@ teacher2024 teacher2025 teacher2026
teacher786 teacher@1 teacher@12 teacher@123 teacher@1234 teacher@2024 teacher@2025 teacher@2026 teacher@786
telangana temp1234 temporary tendulkar tennis123 test!123 test#123 test123! test1234 test12345 test123@
test2024 test2025 test2026 test@123 test@1234 test@2024 test@2025 test@2026 test@786 testing1 testing123
testtest thakur123 thepassword thomas123 thunder1 tiwari123 toor1234 topper!123 topper#123 topper007
topper1! topper12 topper123 topper123! topper1234 topper12345 topper123@ topper2024 topper2025 topper2026
topper786 topper@1 topper@12 topper@123 topper@1234 topper@2024 topper@2025 topper@2026 topper@786
trivandrum trustno1 tttttttt ttttttttt tttttttttt tttttttttttt twitter1 umesh123 university upsc!123
upsc#123 upsc123! upsc1234 upsc12345 upsc123@ upsc2024 upsc2025 upsc2026 upsc@123 upsc@1234 upsc@2024
upsc@2025 upsc@2026 upsc@786 user!123 user#123 user123! user1234 user12345 user123@ user2024 user2025
user2026 user@123 user@1234 user@2024 user@2025 user@2026 user@786 username username1 uuuuuuuu uuuuuuuuu
uuuuuuuuuu uuuuuuuuuuuu vadodara vaishali vandemataram varanasi varsha123 venkat123 venkatesh verma123
victoria vidya123 vijay123 vijayawada vikas123 vikram123 vinay123 vinod123 virat!123 virat#123 virat007
virat123 virat123! virat1234 virat12345 virat123@ virat2024 virat2025 virat2026 virat786 virat@12 virat@123
virat@1234 virat@2024 virat@2025 virat@2026 virat@786 viratkohli visakhapatnam vishal123 vivek123
vivekananda vivo1234 vodafone vvvvvvvv vvvvvvvvv vvvvvvvvvv vvvvvvvvvvvv waheguru welcome!123 welcome#123
welcome007 welcome1 welcome1! welcome12 welcome123 welcome123! welcome1234 welcome12345 welcome123@
welcome2024 welcome2025 welcome2026 welcome786 welcome@1 welcome@12 welcome@123 welcome@1234 welcome@2024
welcome@2025 welcome@2026 welcome@786 whatever whatsapp wifi1234 windows1 winner!123 winner#123 winner007
winner1! winner12 winner123 winner123! winner1234 winner12345 winner123@ winner2024 winner2025 winner2026
winner786 winner@1 winner@12 winner@123 winner@1234 winner@2024 winner@2025 winner@2026 winner@786
winter!123 winter#123 winter007 winter1! winter12 winter123 winter123! winter1234 winter12345 winter123@
winter2024 winter2025 winter2026 winter786 winter@1 winter@12 winter@123 winter@1234 winter@2024 winter@2025
winter@2026 winter@786 wireless worldcup wwwwwwww wwwwwwwww wwwwwwwwww wwwwwwwwwwww xiaomi123 xxxxxxxx
xxxxxxxxx xxxxxxxxxx xxxxxxxxxxxx yadav123 yahoo123 yamaha123 yash1234 yogesh123 yourpassword youtube1
yyyyyyyy yyyyyyyyy yyyyyyyyyy yyyyyyyyyyyy zaq12wsx zaq1xsw2 zxcv!123 zxcv#123 zxcv123! zxcv1234 zxcv12345
zxcv123@ zxcv2024 zxcv2025 zxcv2026 zxcv@123 zxcv@1234 zxcv@2024 zxcv@2025 zxcv@2026 zxcv@786 zxcvbnm,
zxcvbnm1 zxcvbnm123 zzzzzzzz zzzzzzzzz zzzzzzzzzz zzzzzzzzzzzz
`;
