/** Words that a question may have or not without meaning something else, in English, Hinglish and Hindi. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the of is are was be been will would what whats what’s which find findout calculate compute evaluate determine give get tell me us for to in on at by with and or ' +
    'please pls plz plzz kindly can could you sir madam mam bhai bhaiya yaar dost hi hello hey answer ans value its it this that these those there their his her him he she they i we my our ' +
    'how much many do does did if let suppose given question ques q doubt using use step steps show out as from into then so also need want know number numbers no result exact exactly ' +
    'calculator method trick shortcut quickly fast now ok okay same just only kindly respectively have has had having per cent total ' +
    'when where being one solve solution simplify simplified express expression convert change equal equals equal’s be amount maximum minimum takes taken take must should shall any same ' +
    'sakte sakta sakti sakenge kya ka ki ke ko se me mein main par pe hai hain he h tha thi the hoga hogi honge hota hoti hote kitna kitni kitne kitnaa nikalo nikaalo nikale nikalna nikaliye batao bataiye bata btao btaye batana do dijiye karo kare karna kariye karke kar aur ya ek koi wo woh vo ye yeh yah us is iska uska uski unka apna bhi toh to na naa ji jab tab tak agar yadi maan lo jaye jaega jayega jaegi jayegi degi dega rha rhi rahi raha ho hua hue hui mila mile chahiye gyat mulya maan maann hal wala wali wale ' +
    'क्या का की के को से में पर है हैं था थी थे होगा होगी होंगे होता होती होते कितना कितनी कितने निकालो निकालिए निकालें निकाले ज्ञात करो करें कीजिए कीजिये कर बताओ बताइए बताइये बता दो और या एक कोई वह यह उस इस इसका उसका भी तो ना जी जब तब तक अगर यदि माना लो जाए जाएगा जाएगी मान मूल्य हल दिया गया है हुआ हुई हुए मिला रुपये लिए पूरा पूरी अपनी अपने अपना वाली वाला वाले रहा रही रहे प्रश्न उत्तर संख्या संख्याओं गणना'
  ).split(/\s+/),
);
