/** Words that ask, are polite, or tell about the student, and not about the subject: in English, Hinglish and Hindi. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of in on at to for by with from and or as is are was were be been being am do does did done has have had having can could will would shall should may might must ' +
    'what which who whom whose when where how whats whos hows wats what’s it its this that these those there their them they he she his her i me my we us our you your u ur r ' +
    'define explain state describe tell give get know want need please pls plz plzz kindly sir madam mam hi hello hey bro bhai bhaiya yaar dost dear friend teacher ma’am ji ' +
    'exactly actually really simply simple simple short brief briefly quick quickly line lines word words one two points point detail details note notes meaning mean means meant matlab arth definition concept term idea basically ' +
    'lol ok okay thanks thank thankyou haha umm hmm again always confuse confused confuses confusing confusion doubt question answer ans correct right true asked ask asking came come comes today todays yesterday tomorrow now just only also still ever even very so too than then ' +
    'interview placement exam exams mock test paper class coaching chapter ncert syllabus jee neet gate upsc ssc cgl ibps sbi po clat cat eapcet eamcet bank mains advanced prelims boards board cbse gk ' +
    'some any every other etc about regarding related relation between case example examples eg ie like such same kind type sort using used use uses called known name named considered said says famous mainly main generally usually commonly common often most mostly more much many ' +
    'india indian bharat भारत india’s currently present abhi time remember forgot forget revise revision learn study studying understand understanding samajh help helpful urgent ' +
    'kya ka ki ke ko se me mein main par pe hai hain h he tha thi the hota hoti hote hogi hoga honge ho hua hui huye hue kiya kiye kia gaya gayi gaye jata jati jate hu hun raha rahi rahe wala wali wale kaun kon kaunsa kaunsi konsa konsi kis kisne kisko kiski kiska kiske kab kahan kaha kaise kese kitne kitni kitna batao bataiye bata btao btado bta samjhao samjha likho dijiye do karo kare kijiye kro mujhe mera meri mere apna tum aap hum iska iski iske uska uski uske isko usko unka unki inka ek yeh ye wo woh vo is us aur ya to toh bhi hi na nahi nhi liye lie baare bare ham sab kuch koi agar yadi jab tab isse usse bola bolte kehte kahte kehlata kahlata pata chahiye banne ' +
    'hindi english bolte bolta हिंदी हिन्दी अंग्रेजी ' +
    'each exactly exact kindly nikalta aata aati aate milta milti milte lagta lagte katta katte hone lagu-hua karega karegi rakhna bola kahte hain hein ' +
    'आते आता आती मिलता मिलती मिलते लगता लगते लगती कटते कटता बदलिए बताना चाहिए कहाँ-से ' +
    'क्या का की के को से में मे पर है हैं था थी थे होता होती होते होगी होगा होंगे हो हुआ हुई हुए किया किए गया गई गए जाता जाती जाते हूँ रहा रही रहे वाला वाली वाले कौन कौनसा कौनसी सा सी किस किसने किसको किसकी किसका किसके कब कैसे कितने कितनी कितना बताओ बताइए बताइये बताएं बता समझाओ समझाइए लिखो लिखिए दीजिए दो करो करें कीजिए कर मुझे मेरा मेरी मेरे अपना तुम आप हम इसका इसकी इसके उसका उसकी उसके इसको उसको एक यह ये वह वो इस उस और या तो भी ही ना नहीं लिए बारे सब कुछ कोई अगर यदि जब तब सर जी मतलब अर्थ परिभाषा कहते कहलाता चाहिए भारत शब्द सबसे मदद करता करती करते दिया दी'
  ).split(/\s+/),
);
