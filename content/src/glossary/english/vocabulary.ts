/** One word a line: the word, its meaning, words that mean nearly the same, words that mean the opposite. */
export const vocabulary = `
abandon|to leave for ever|forsake, desert, relinquish|retain, keep
abate|to become less strong|subside, lessen, diminish|intensify, increase
abhor|to hate|detest, loathe, despise|love, admire, adore
abolish|to end by law|annul, repeal, eradicate|establish, retain
abridge|to shorten|condense, curtail, shorten|expand, lengthen
abrupt|sudden|sudden, unexpected, hasty|gradual, expected
absurd|not sensible|ridiculous, foolish, silly|sensible, rational, logical
abundant|more than enough|plentiful, ample, copious|scarce, meagre, insufficient
accelerate|to go faster|hasten, quicken, expedite|slow, retard, decelerate
accurate|exactly right|exact, precise, correct|inaccurate, wrong
acquit|to free of a charge|exonerate, absolve, discharge|convict, condemn
acute|sharp or severe|sharp, keen, severe|dull, mild, blunt
adamant|refusing to change one's mind|stubborn, unyielding, inflexible|flexible, yielding
adept|very skilled|skilful, expert, proficient|inept, unskilled, clumsy
adequate|enough|sufficient, enough, ample|inadequate, insufficient
adhere|to stick|stick, cling, follow|separate, loosen
admire|to think well of|respect, appreciate, esteem|despise, detest
admonish|to warn or scold|reprimand, rebuke, warn|praise, commend
adore|to love deeply|love, cherish, worship|hate, detest
advance|to move forward|progress, proceed|retreat, recede
adversary|an opponent|opponent, enemy, rival|ally, friend, supporter
adversity|hardship|misfortune, hardship, distress|prosperity, fortune
affable|friendly and easy to talk to|friendly, genial, amiable|unfriendly, surly
affection|a feeling of love|fondness, love, warmth|hatred, dislike
affluent|rich|wealthy, rich, prosperous|poor, destitute, impoverished
aggravate|to make worse|worsen, exacerbate, inflame|alleviate, soothe, improve
agile|quick in movement|nimble, quick, brisk|clumsy, sluggish
agony|great pain|anguish, torment, pain|comfort, ecstasy, pleasure
alert|watchful|vigilant, watchful, attentive|inattentive, careless
alien|strange or foreign|foreign, strange, unfamiliar|native, familiar
alleviate|to make less painful|relieve, ease, mitigate|aggravate, worsen
altruistic|caring for others|selfless, generous, unselfish|selfish, egoistic
amateur|not professional|novice, beginner, layman|professional, expert
ambiguous|with more than one meaning|vague, unclear, equivocal|clear, definite, unambiguous
amiable|friendly|friendly, likeable, genial|hostile, unfriendly
ample|more than enough|plentiful, abundant, sufficient|scanty, meagre
ancient|very old|old, antique, primeval|modern, new
anger|a strong feeling of displeasure|wrath, rage, fury|calmness, joy
annihilate|to destroy completely|destroy, exterminate, obliterate|create, build
anonymous|of unknown name|nameless, unnamed, unidentified|named, known
antagonist|an opponent|opponent, enemy, rival|supporter, ally
antique|old and valuable|ancient, old, vintage|modern, new
anxious|worried|worried, uneasy, nervous|calm, composed
apathy|lack of interest|indifference, unconcern|interest, enthusiasm, concern
appease|to calm|pacify, placate, soothe|provoke, enrage
applaud|to clap or praise|praise, acclaim, cheer|criticise, condemn
arduous|difficult and tiring|difficult, strenuous, laborious|easy, effortless
arid|very dry|dry, parched, barren|wet, fertile, humid
arrogant|too proud|haughty, proud, conceited|humble, modest
artificial|made by people|synthetic, fake, man-made|natural, genuine
ascend|to go up|climb, rise, mount|descend, fall
astute|shrewd|shrewd, clever, perceptive|stupid, naive
atrocious|very bad or cruel|brutal, cruel, heinous|kind, humane
audacious|bold|bold, daring, fearless|timid, cowardly
augment|to increase|increase, enlarge, expand|decrease, reduce, diminish
auspicious|favourable|favourable, propitious, lucky|inauspicious, ominous
austere|severe or very simple|severe, strict, plain|lavish, luxurious
authentic|real|genuine, real, original|fake, false, counterfeit
avarice|greed for money|greed, cupidity, covetousness|generosity, charity
aversion|strong dislike|dislike, hatred, repugnance|liking, love, fondness
awkward|clumsy or embarrassing|clumsy, ungainly, graceless|graceful, skilful
baffle|to confuse|puzzle, confuse, perplex|clarify, enlighten
banal|not original|trite, commonplace, dull|original, fresh
barren|not able to produce|infertile, sterile, unproductive|fertile, productive, fruitful
beautiful|pleasing to see|lovely, pretty, gorgeous|ugly, hideous
benevolent|kind|kind, charitable, generous|malevolent, cruel, unkind
benign|gentle, harmless|kind, gentle, harmless|malignant, harmful
bewilder|to confuse|confuse, perplex, puzzle|enlighten, clarify
bizarre|very strange|strange, odd, weird|normal, usual
bland|without much taste|tasteless, mild, dull|spicy, exciting
bleak|without hope; cold and empty|dreary, gloomy, dismal|bright, cheerful
blunt|not sharp; outspoken|dull, frank, outspoken|sharp, keen, tactful
boisterous|noisy and lively|noisy, rowdy, unruly|quiet, calm
bold|brave|brave, daring, courageous|timid, cowardly, shy
bountiful|in large amounts|plentiful, abundant, generous|scarce, meagre
brave|not afraid|courageous, bold, valiant, fearless|cowardly, timid
brevity|shortness|conciseness, shortness, terseness|length, verbosity
brief|short|short, concise, succinct|long, lengthy
bright|full of light; clever|luminous, brilliant, shining|dull, dim, dark
brutal|cruel and violent|cruel, savage, ruthless|kind, gentle, humane
calamity|a great disaster|disaster, catastrophe, misfortune|blessing, fortune
callous|without feeling for others|heartless, unfeeling, insensitive|sensitive, caring, compassionate
calm|quiet and peaceful|peaceful, tranquil, serene|agitated, stormy, excited
candid|frank and honest|frank, honest, outspoken, straightforward|evasive, insincere, deceitful, guarded
capable|able|able, competent, skilled|incapable, incompetent
captivity|being held prisoner|imprisonment, confinement, bondage|freedom, liberty
careful|taking care|cautious, prudent, wary|careless, reckless
cautious|careful|careful, wary, prudent|reckless, rash, careless
cease|to stop|stop, end, halt|begin, continue
celebrated|famous|famous, renowned, eminent|unknown, obscure
censure|strong criticism|criticise, condemn, reproach|praise, approve
chaos|complete disorder|disorder, confusion, turmoil|order, harmony
charming|pleasant and attractive|attractive, delightful, lovely|repulsive, unpleasant
cheerful|happy|happy, joyful, merry|sad, gloomy, cheerless
chronic|lasting long|persistent, lasting, constant|acute, temporary
circumspect|careful|cautious, prudent, wary|rash, careless
clandestine|secret|secret, hidden, covert|open, overt
clarity|clearness|clearness, lucidity|obscurity, vagueness
coarse|rough|rough, crude, harsh|fine, smooth, refined
coerce|to force|force, compel, pressurise|persuade, coax
cogent|convincing|convincing, compelling, forceful|weak, unconvincing
coherent|logical and clear|logical, consistent, clear|incoherent, confused
colossal|very large|huge, gigantic, enormous|tiny, small
commence|to begin|begin, start, initiate|end, conclude, finish
commend|to praise|praise, applaud, approve|criticise, censure
compassion|pity and care|sympathy, pity, kindness|cruelty, indifference
compatible|able to exist together|harmonious, suitable, consistent|incompatible, conflicting
competent|able|able, capable, efficient|incompetent, inept
complacent|too satisfied with oneself|smug, self-satisfied, contented|dissatisfied, discontented
complex|not simple|complicated, intricate, involved|simple, plain
compliment|words of praise|praise, tribute, commendation|insult, criticism
conceal|to hide|hide, cover, veil|reveal, disclose, expose
concise|short and clear|brief, succinct, terse|lengthy, wordy, verbose
condemn|to blame strongly|censure, denounce, criticise|praise, approve, commend
confess|to admit|admit, acknowledge, own|deny, conceal
confident|sure|sure, certain, assured|diffident, doubtful, unsure
conflict|a struggle|clash, dispute, fight|harmony, peace, agreement
conquer|to defeat|defeat, vanquish, subdue|surrender, yield
conspicuous|easily seen|noticeable, obvious, prominent|inconspicuous, hidden
constant|not changing|steady, unchanging, continual|variable, changing
contaminate|to make impure|pollute, infect, taint|purify, clean
contempt|lack of respect|scorn, disdain, disrespect|respect, admiration
contented|satisfied|satisfied, happy, pleased|discontented, dissatisfied
contradict|to say the opposite of|deny, oppose, dispute|confirm, agree
convict|to find guilty|condemn, sentence|acquit, absolve
copious|in large amounts|plentiful, abundant, ample|scarce, meagre
cordial|warm and friendly|warm, friendly, genial|cold, hostile, unfriendly
counterfeit|not genuine|fake, forged, false|genuine, authentic, real
courage|bravery|bravery, valour, boldness|cowardice, fear
courteous|polite|polite, civil, well-mannered|rude, impolite, discourteous
covert|secret|secret, hidden, clandestine|overt, open
credible|able to be believed|believable, trustworthy, reliable|incredible, unbelievable
criticise|to find fault with|censure, blame, condemn|praise, appreciate
cruel|causing pain|brutal, heartless, merciless|kind, merciful, gentle
cryptic|with a hidden meaning|mysterious, obscure, puzzling|clear, obvious
cunning|clever at deceiving|sly, crafty, wily|honest, naive
curb|to limit|restrain, control, check|encourage, free
cursory|quick, not thorough|hasty, superficial, casual|thorough, careful
danger|risk of harm|peril, risk, hazard|safety, security
daunt|to discourage|intimidate, discourage, frighten|encourage
dearth|a lack|scarcity, shortage, lack|abundance, plenty
debilitate|to weaken|weaken, enfeeble, exhaust|strengthen, invigorate
deceit|dishonesty|fraud, trickery, dishonesty|honesty, sincerity
decay|to rot|rot, decompose, deteriorate|growth, flourish
decline|to become less; refuse|decrease, refuse, deteriorate|increase, accept, rise
defeat|to beat|conquer, vanquish, overcome|victory, surrender
deficient|not enough|lacking, inadequate, insufficient|sufficient, adequate
deject|to make sad|sadden, depress, discourage|cheer, encourage
deliberate|done on purpose|intentional, planned, calculated|accidental, unintentional
delicate|fragile|fragile, frail, fine|strong, robust
demolish|to pull down|destroy, raze, ruin|build, construct
denounce|to condemn in public|condemn, censure, criticise|praise, commend
deplete|to use up|exhaust, reduce, drain|replenish, increase
deplorable|very bad|wretched, disgraceful, shameful|excellent, praiseworthy
despair|loss of hope|hopelessness, desperation|hope
despise|to hate and scorn|scorn, loathe, hate|admire, respect
destitute|very poor|poor, penniless, needy|rich, wealthy, affluent
deteriorate|to become worse|worsen, decline, degenerate|improve
detest|to hate|hate, loathe, abhor|love, like, adore
detrimental|harmful|harmful, damaging, injurious|beneficial, useful
devout|very religious|pious, religious, sincere|impious, irreligious
dexterous|skilful with the hands|skilful, adroit, deft|clumsy, awkward
diffident|lacking confidence|shy, timid, unsure|confident, bold
digress|to leave the subject|deviate, stray, wander|focus, stay
diligent|hard-working|hard-working, industrious, assiduous|lazy, idle, negligent
diminish|to make or become less|decrease, lessen, reduce|increase, enlarge
discard|to throw away|reject, throw, abandon|keep, retain
disclose|to make known|reveal, divulge, expose|conceal, hide
discreet|careful not to cause harm|prudent, cautious, tactful|indiscreet, careless
disdain|scorn|scorn, contempt, derision|respect, admiration
dismal|gloomy|gloomy, dreary, bleak|cheerful, bright
disparage|to speak badly of|belittle, degrade, criticise|praise, commend
dispute|an argument|argument, quarrel, disagreement|agreement, harmony
distinct|clearly different|different, separate, clear|similar, vague
docile|easy to control|obedient, submissive, gentle|stubborn, unruly, wild
dormant|not active|inactive, sleeping, latent|active, awake
dubious|doubtful|doubtful, uncertain, suspicious|certain, sure
dull|not bright or interesting|boring, dreary, dim|bright, interesting, sharp
durable|lasting long|lasting, strong, long-lasting|fragile, weak
eager|very keen|keen, enthusiastic, anxious|reluctant, indifferent
earnest|serious and sincere|serious, sincere, eager|insincere, frivolous
eccentric|strange in behaviour|odd, strange, peculiar|normal, conventional
ecstasy|great joy|rapture, bliss, delight|misery, agony
efficient|working well|competent, effective, capable|inefficient, incompetent
elated|very happy|overjoyed, delighted, jubilant|dejected, depressed
elegant|graceful and stylish|graceful, stylish, refined|clumsy, inelegant
elevate|to raise|raise, lift, uplift|lower, drop
eloquent|speaking well|fluent, articulate, expressive|inarticulate, tongue-tied
elude|to escape|evade, escape, avoid|confront, face
eminent|famous and respected|distinguished, renowned, famous|unknown, obscure
empathy|the ability to share another's feelings|understanding, compassion|indifference, apathy
emulate|to try to be like|imitate, copy, follow|neglect
encourage|to give hope to|inspire, motivate, hearten|discourage, dishearten
endeavour|to try hard|attempt, try, effort|idleness
endure|to bear|bear, tolerate, suffer|give up, surrender
enemy|one who hates or fights another|foe, adversary, opponent|friend, ally
energetic|full of energy|active, lively, vigorous|lethargic, lazy
enigma|a mystery|mystery, riddle, puzzle|clarity
enlarge|to make bigger|expand, increase, magnify|reduce, shrink
enmity|hatred|hostility, hatred, animosity|friendship, amity
enormous|very large|huge, gigantic, immense|tiny, small
enthusiasm|great interest|eagerness, zeal, passion|apathy, indifference
ephemeral|lasting a very short time|short-lived, transient, fleeting, momentary|permanent, eternal, lasting, everlasting
equitable|fair|fair, just, impartial|unfair, unjust
eradicate|to remove completely|abolish, remove, destroy|establish, create
erudite|learned|learned, scholarly, educated|ignorant, illiterate
eternal|lasting for ever|everlasting, endless, immortal|temporary, transient
evade|to avoid|avoid, dodge, escape|face, confront
evident|clear|clear, obvious, apparent|unclear, hidden
exaggerate|to make seem bigger than it is|overstate, magnify, amplify|understate, minimise
excessive|too much|extreme, immoderate, undue|moderate, insufficient
exonerate|to free from blame|acquit, absolve, clear|convict, blame
expand|to make bigger|enlarge, increase, swell|contract, shrink
expedite|to make faster|hasten, accelerate, quicken|delay, hinder
explicit|clearly stated|clear, definite, precise|implicit, vague
extinct|no longer existing|dead, vanished, lost|living, existing, extant
extravagant|spending too much|lavish, wasteful, prodigal|frugal, economical, thrifty
fabricate|to make up|invent, concoct, forge|
fallacy|a mistaken belief|error, misconception, delusion|truth, fact
famous|known by many|renowned, celebrated, eminent|unknown, obscure
fatal|causing death|deadly, lethal, mortal|harmless, healthy
fatigue|tiredness|tiredness, weariness, exhaustion|energy, vigour
feasible|possible to do|possible, practicable, workable|impossible, impracticable
feeble|weak|weak, frail, infirm|strong, robust
felicity|great happiness|happiness, joy, bliss|sorrow, misery
ferocious|fierce|fierce, savage, cruel|gentle, tame
fertile|able to produce much|productive, fruitful, rich|barren, sterile, infertile
fickle|often changing one's mind|changeable, inconstant, unstable|constant, steady
fictitious|not real|imaginary, invented, false|real, genuine, factual
fierce|violent|ferocious, violent, savage|gentle, mild
flexible|able to bend|elastic, pliable, adaptable|rigid, inflexible
flimsy|thin and weak|weak, frail, thin|strong, sturdy
flourish|to grow well|thrive, prosper, bloom|decline, wither
foolish|not wise|silly, stupid, unwise|wise, sensible
forbid|not to allow|prohibit, ban, disallow|allow, permit
foreign|of another country|alien, strange, overseas|native, domestic
formidable|causing fear or respect|fearsome, daunting, terrifying|easy, harmless
fortunate|lucky|lucky, blessed|unfortunate, unlucky
fragile|easily broken|delicate, brittle, frail|strong, sturdy, tough
fragrant|sweet-smelling|aromatic, scented, perfumed|smelly, stinking
frail|weak|weak, feeble, delicate|strong, robust
frank|honest and direct|candid, honest, open|evasive, reserved
frantic|wild with worry|frenzied, hectic, desperate|calm, composed
freedom|being free|liberty, independence|slavery, bondage, captivity
friendly|kind, like a friend|amiable, affable, cordial|hostile, unfriendly
frivolous|not serious|trivial, silly, flippant|serious, grave
frugal|careful with money|thrifty, economical, sparing|extravagant, wasteful, lavish, spendthrift, prodigal
futile|useless|useless, vain, pointless|useful, effective
gallant|brave|brave, heroic, valiant|cowardly
garrulous|talking too much|talkative, loquacious, chatty|taciturn, reticent, silent
generous|giving freely|liberal, charitable, magnanimous|stingy, miserly, mean, selfish
genial|friendly and cheerful|friendly, cheerful, cordial|unfriendly, cold
gentle|soft and kind|mild, kind, tender|harsh, rough, violent
genuine|real|real, authentic, true|fake, false, artificial
gigantic|very large|huge, enormous, colossal|tiny, small
glad|happy|happy, pleased, delighted|sad, sorry
gloomy|dark and sad|dark, dismal, sad|bright, cheerful
gorgeous|very beautiful|beautiful, splendid, magnificent|ugly
graceful|moving beautifully|elegant, charming|clumsy, awkward
gradual|little by little|slow, steady|sudden, abrupt
grateful|thankful|thankful, obliged, indebted|ungrateful, thankless
greedy|wanting too much|avaricious, covetous|generous, contented
gregarious|fond of company|sociable, outgoing|unsociable, introverted
grief|deep sorrow|sorrow, sadness, misery|joy, happiness
guilty|having done wrong|culpable, blameworthy|innocent, blameless
gullible|easily deceived|credulous, naive, trusting|sceptical, suspicious
happy|feeling pleasure|joyful, glad, cheerful, delighted|sad, unhappy, sorrowful
harass|to trouble again and again|annoy, torment, pester|comfort, help
hard|firm; difficult|firm, solid, difficult|soft, easy
hardship|difficult conditions|difficulty, suffering, adversity|ease, comfort
harmony|agreement|agreement, accord, peace|discord, conflict
harsh|rough and severe|severe, rough, cruel|gentle, mild
hasty|too quick|quick, rash, hurried|slow, careful
hate|to dislike strongly|detest, loathe, abhor|love, like
haughty|too proud|proud, arrogant, conceited|humble, modest
hazardous|dangerous|dangerous, risky, perilous|safe, secure
heed|to pay attention to|attention, notice, mind|ignore, disregard
heinous|very wicked|wicked, atrocious, monstrous|good, noble
hesitate|to be slow to act|pause, waver, falter|proceed
hideous|very ugly|ugly, repulsive, ghastly|beautiful, attractive
hinder|to get in the way of|obstruct, impede, block|help, aid, assist
honest|telling the truth|truthful, sincere, upright|dishonest, deceitful
horrible|very bad|dreadful, terrible, awful|pleasant, wonderful
hostile|unfriendly|unfriendly, antagonistic, inimical|friendly, amicable
huge|very big|enormous, immense, giant|tiny, small
humane|kind|kind, compassionate, merciful|cruel, inhuman
humble|not proud|modest, meek, unassuming|proud, arrogant
humiliate|to make ashamed|shame, disgrace, embarrass|honour, praise
hygienic|clean and healthy|clean, sanitary|unhygienic, dirty
hypocrisy|pretending to be better than one is|insincerity, pretence, deceit|sincerity, honesty
idle|not working|lazy, inactive, unemployed|busy, active
ignorant|without knowledge|unaware, uninformed, uneducated|learned, knowledgeable, aware
illegal|against the law|unlawful, illicit, banned|legal, lawful
illiterate|unable to read or write|uneducated, unlettered|literate, educated
imitate|to copy|copy, mimic, emulate|originate
immaculate|perfectly clean|spotless, clean, pure|dirty, stained
immense|very large|huge, vast, enormous|tiny, small
imminent|about to happen|impending, approaching, near|distant, remote
immune|protected|resistant, exempt, protected|vulnerable, susceptible
impartial|fair|fair, unbiased, just|partial, biased, unfair
impatient|not able to wait|restless, eager, hasty|patient, calm
impede|to slow|hinder, obstruct, block|help, facilitate
imperative|very important|essential, vital, urgent|optional, unnecessary
impetuous|acting without thinking|rash, hasty, impulsive|cautious, careful
impious|not religious|irreligious, ungodly|pious, devout
implicit|suggested, not said|implied, tacit, understood|explicit, stated
impromptu|without preparation|unprepared, extempore, spontaneous|planned, rehearsed
impudent|rude|rude, insolent, cheeky|polite, respectful
incessant|without stopping|continuous, constant, unceasing|intermittent, occasional
incredible|hard to believe|unbelievable, amazing|credible, believable
indifferent|not interested|unconcerned, uninterested, apathetic|interested, concerned
indigenous|native|native, local, original|foreign, alien
indolent|lazy|lazy, idle, slothful|active, industrious
inevitable|sure to happen|unavoidable, certain, inescapable|avoidable, uncertain
infamous|famous for something bad|notorious, disreputable|reputable, honourable
infinite|without end|endless, limitless, boundless|limited, finite
ingenious|clever at inventing|clever, inventive, creative|unoriginal, stupid
inherent|being a natural part|innate, inborn, intrinsic|acquired, extrinsic
initiate|to begin|begin, start, commence|end, finish
innocent|without guilt|blameless, guiltless, pure|guilty, culpable
innovative|new and original|creative, original, novel|traditional, unoriginal
insane|mad|mad, crazy, deranged|sane, sensible
insipid|without taste|tasteless, bland, dull|tasty, delicious
insolent|rude|rude, impudent, disrespectful|polite, respectful
integrity|honesty|honesty, uprightness, probity|dishonesty, corruption
intelligent|clever|clever, bright, smart|stupid, dull
intricate|complicated|complex, complicated, elaborate|simple, plain
intrepid|fearless|fearless, brave, bold|timid, cowardly
irrelevant|not related|unrelated, immaterial|relevant, pertinent
jealous|wanting what others have|envious, covetous|content, trusting
jeopardy|danger|danger, peril, risk|safety, security
jovial|cheerful|cheerful, merry, jolly|gloomy, sad
joy|great happiness|happiness, delight, pleasure|sorrow, grief
jubilant|very happy|overjoyed, elated, delighted|sad, dejected
judicious|wise|wise, sensible, prudent|foolish, unwise
just|fair|fair, right, impartial|unjust, unfair
keen|eager; sharp|eager, sharp, enthusiastic|dull, indifferent
kind|caring|benevolent, gentle, compassionate|cruel, unkind
laconic|using few words|brief, concise, terse|verbose, talkative, wordy
lament|to show sorrow|mourn, grieve, wail|rejoice, celebrate
languid|without energy|weak, sluggish, listless|energetic, lively
large|big|big, huge, great|small, little
lavish|generous or wasteful|extravagant, generous, profuse|frugal, sparing, meagre
lazy|not willing to work|idle, indolent, sluggish|industrious, active, hard-working
legitimate|allowed by law|legal, lawful, valid|illegal, unlawful
lenient|not strict|mild, merciful, tolerant|strict, severe, harsh
lethal|causing death|deadly, fatal, mortal|harmless, safe
lethargic|without energy|sluggish, lazy, drowsy|energetic, active
liable|responsible; likely|responsible, accountable, prone|exempt, immune
liberal|generous; open-minded|generous, broad-minded, tolerant|narrow-minded, miserly
liberty|freedom|freedom, independence|slavery, bondage
loathe|to hate|hate, detest, abhor|love, like
lofty|very high|high, towering, elevated|low, base
logical|with good reason|rational, reasonable, sound|illogical, irrational
loquacious|talking much|talkative, garrulous, voluble|taciturn, silent, reticent
loyal|faithful|faithful, devoted, true|disloyal, treacherous
lucid|clear|clear, understandable, intelligible|obscure, vague, unclear
lucrative|making much money|profitable, gainful, rewarding|unprofitable
ludicrous|ridiculous|absurd, ridiculous, laughable|serious, sensible
lurid|too bright or shocking|shocking, gaudy, vivid|mild, dull
magnanimous|generous in spirit|generous, noble, big-hearted|mean, petty, selfish
magnificent|splendid|splendid, grand, superb|ordinary, poor
malevolent|wishing harm|malicious, spiteful, evil|benevolent, kind
malice|wish to harm|spite, ill-will, hatred|goodwill, kindness
mammoth|very large|huge, gigantic, colossal|tiny, small
mandatory|that must be done|compulsory, obligatory, required|optional, voluntary
meagre|too little|scanty, sparse, insufficient|abundant, plentiful
meek|quiet and gentle|humble, submissive, mild|arrogant, aggressive
melancholy|deep sadness|sadness, gloom, sorrow|happiness, joy
mendacious|not truthful|lying, untruthful, dishonest|truthful, honest
mercy|kindness to someone in one's power|compassion, pity, forgiveness|cruelty, ruthlessness
meticulous|very careful about details|careful, thorough, precise|careless, sloppy
miserable|very unhappy|wretched, unhappy, sad|happy, cheerful
miserly|not willing to spend|stingy, mean, tight-fisted|generous, liberal
mitigate|to make less severe|lessen, alleviate, moderate|aggravate, intensify
modest|not boastful|humble, unassuming, simple|arrogant, boastful
momentous|very important|important, significant, historic|trivial, unimportant
monotonous|dull, always the same|boring, tedious, dull|varied, interesting
morose|gloomy and bad-tempered|gloomy, sullen, sulky|cheerful, happy
mundane|ordinary|ordinary, worldly, commonplace|extraordinary, heavenly
mutable|able to change|changeable, variable|immutable, constant
naive|without experience|innocent, simple, unworldly|sophisticated, worldly
native|of the place of birth|indigenous, local, original|foreign, alien
natural|not made by people|normal, genuine, innate|artificial, unnatural
nebulous|not clear|vague, hazy, unclear|clear, definite
necessary|that is needed|essential, vital, needed|unnecessary, needless
nefarious|wicked|wicked, evil, villainous|good, virtuous
negligent|careless|careless, inattentive, neglectful|careful, attentive
novice|a beginner|beginner, learner, apprentice|expert, veteran
notorious|famous for something bad|infamous, disreputable|reputed, honoured
noxious|harmful|harmful, poisonous, toxic|harmless, beneficial
nurture|to care for and help grow|nourish, foster, rear|neglect, starve
obese|very fat|fat, overweight, stout|thin, slim
obedient|doing what one is asked|dutiful, compliant, docile|disobedient, defiant
obligatory|that must be done|compulsory, mandatory, binding|optional, voluntary
obscure|not clear or known|unclear, vague, hidden|clear, famous, obvious
obsolete|no longer used|outdated, old-fashioned, disused|modern, current, new
obstinate|stubborn|stubborn, adamant, headstrong|flexible, compliant, yielding
obstruct|to block|block, hinder, impede|help, facilitate
obvious|easy to see|clear, evident, plain|obscure, unclear
odious|hateful|hateful, disgusting, repulsive|pleasant, lovable
offend|to hurt the feelings of|insult, hurt, displease|please, delight
ominous|suggesting something bad|threatening, menacing, inauspicious|auspicious, promising
opaque|not letting light through|cloudy, unclear|transparent, clear
opponent|one on the other side|rival, adversary, enemy|ally, supporter
optimistic|hopeful|hopeful, positive, confident|pessimistic, hopeless
optional|that may be chosen|voluntary, elective|compulsory, mandatory
opulent|rich|rich, wealthy, luxurious|poor, destitute
ordinary|not special|common, usual, normal|extraordinary, special
ornate|much decorated|decorated, elaborate, fancy|plain, simple
ostentatious|showy|showy, pretentious, flashy|modest, plain
overt|open|open, public, obvious|covert, secret
pacify|to make calm|calm, appease, soothe|provoke, anger
panic|sudden great fear|fear, alarm, terror|calm, composure
paramount|most important|supreme, chief, foremost|minor, unimportant
parsimonious|unwilling to spend|stingy, miserly, frugal|generous, extravagant
partial|not complete; biased|incomplete, biased, unfair|complete, impartial
passive|not active|inactive, submissive|active, lively
patient|able to wait|tolerant, calm, enduring|impatient, restless
peaceful|quiet|calm, tranquil, quiet|violent, turbulent
peculiar|strange|strange, odd, unusual|normal, usual
pensive|deep in thought|thoughtful, reflective|carefree, thoughtless
perennial|lasting for a long time|lasting, permanent, enduring|temporary, seasonal
perfect|without fault|flawless, faultless, ideal|imperfect, flawed
peril|danger|danger, risk, hazard|safety
permanent|lasting for ever|lasting, everlasting, enduring|temporary, transient
perpetual|never ending|everlasting, endless, constant|temporary, brief
perplex|to puzzle|puzzle, confuse, baffle|clarify, enlighten
pertinent|to the point|relevant, apt, appropriate|irrelevant
pessimistic|expecting the worst|hopeless, gloomy, negative|optimistic, hopeful
philanthropy|love of mankind|charity, generosity, benevolence|misanthropy, selfishness
pious|religious|religious, devout, holy|impious, irreligious
placid|calm|calm, peaceful, quiet|agitated, excited
plausible|seeming true|believable, credible, likely|implausible, unlikely
polite|with good manners|courteous, civil, well-mannered|rude, impolite
pompous|too full of oneself|arrogant, self-important, grand|modest, humble
ponderous|heavy and slow|heavy, weighty, clumsy|light, nimble
poor|with little money|needy, destitute, penniless|rich, wealthy
praise|to speak well of|commend, applaud, admire|criticise, blame, condemn
precarious|not safe|unsafe, uncertain, insecure|safe, secure
precise|exact|exact, accurate, definite|vague, inexact
predicament|a difficult situation|difficulty, dilemma, plight|
prejudice|an unfair opinion|bias, partiality, bigotry|impartiality, fairness
prevalent|common|common, widespread, current|rare, uncommon
pristine|pure, as new|pure, unspoiled, clean|dirty, spoiled
prodigal|spending too freely|wasteful, extravagant, lavish|thrifty, frugal, economical
prodigious|very great|huge, enormous, amazing|small, ordinary
profane|not respecting holy things|irreligious, unholy, sacrilegious|sacred, holy
profound|very deep|deep, intense, learned|shallow, superficial
profuse|very much|abundant, plentiful, lavish|scarce, scanty
prohibit|to forbid|forbid, ban, bar|allow, permit
prolific|producing much|productive, fruitful, fertile|unproductive, barren
prolong|to make longer|lengthen, extend|shorten, curtail
prominent|important; easily seen|eminent, conspicuous, noticeable|obscure, unknown
prompt|without delay|quick, immediate, punctual|slow, late
prosperity|success and wealth|wealth, success, affluence|poverty, adversity
proud|feeling pleased with oneself|arrogant, haughty, vain|humble, modest
prudent|wise and careful|wise, careful, sensible|imprudent, foolish, rash
punctual|on time|prompt, timely|late, unpunctual
purify|to make pure|clean, cleanse, refine|pollute, contaminate
quarrel|an angry argument|dispute, fight, argument|agreement, peace
quell|to put an end to|suppress, subdue, crush|incite, encourage
quiet|making little noise|silent, calm, peaceful|noisy, loud
radiant|shining|bright, shining, glowing|dull, dark
rapid|fast|quick, fast, swift|slow
rare|not common|uncommon, scarce, unusual|common, frequent
rash|acting without thinking|hasty, reckless, impulsive|cautious, prudent
rational|with reason|logical, sensible, reasonable|irrational, illogical
ravage|to destroy|destroy, ruin, devastate|build, restore
rebellious|refusing to obey|defiant, disobedient, mutinous|obedient, submissive
rebuke|to speak sharply to|reprimand, scold, reproach|praise, commend
recede|to move back|retreat, withdraw, ebb|advance, proceed
reckless|careless of danger|rash, careless, heedless|cautious, careful
reconcile|to make friends again|settle, harmonise, reunite|estrange, separate
redundant|not needed|superfluous, unnecessary, excess|necessary, essential
refute|to prove wrong|disprove, rebut, contradict|prove, confirm
reject|to refuse|refuse, decline, discard|accept, select
relevant|related|pertinent, related, apt|irrelevant
relinquish|to give up|abandon, surrender, renounce|keep, retain
reluctant|not willing|unwilling, hesitant, disinclined|willing, eager
remarkable|worth noticing|extraordinary, notable, striking|ordinary, common
remorse|deep regret|regret, repentance, guilt|satisfaction, pride
remote|far away|distant, far, isolated|near, close
renowned|famous|famous, celebrated, eminent|unknown, obscure
repeal|to end a law|revoke, cancel, abolish|enact, pass
repress|to hold down|suppress, restrain, control|express, release
reprimand|to scold officially|rebuke, scold, censure|praise, commend
repugnant|disgusting|disgusting, repulsive, offensive|pleasant, attractive
resilient|able to recover|tough, flexible, strong|fragile, weak
resolute|firm|determined, firm, steadfast|irresolute, wavering
restrain|to hold back|control, check, curb|release, free
reticent|not speaking much|reserved, silent, taciturn|talkative, communicative
retain|to keep|keep, hold, preserve|release, lose
retreat|to go back|withdraw, recede|advance
reveal|to make known|disclose, expose, show|hide, conceal
revere|to respect deeply|respect, honour, venerate|despise, disrespect
rich|having much money|wealthy, affluent, prosperous|poor, needy
rigid|not bending|stiff, inflexible, strict|flexible, pliable
robust|strong|strong, sturdy, vigorous|weak, feeble
rude|not polite|impolite, discourteous, insolent|polite, courteous
rudimentary|basic|basic, elementary, primitive|advanced, developed
rural|of the country|rustic, pastoral, agrarian|urban
ruthless|without pity|cruel, merciless, pitiless|merciful, kind
sacred|holy|holy, divine, blessed|profane, unholy
sad|not happy|unhappy, sorrowful, gloomy|happy, glad
sagacious|wise|wise, shrewd, judicious|foolish, stupid
salient|most important|prominent, important, main|minor, unimportant
sane|of sound mind|sensible, rational, normal|insane, mad
sanguine|hopeful|optimistic, hopeful, confident|pessimistic, gloomy
savage|wild and cruel|wild, fierce, cruel|gentle, civilised
scanty|not enough|meagre, insufficient, sparse|abundant, plentiful
scarce|not enough|rare, insufficient, short|plentiful, abundant
sceptical|doubting|doubtful, suspicious, unconvinced|trusting, convinced
scrupulous|very careful and honest|careful, conscientious, honest|unscrupulous, careless
secluded|away from others|isolated, private, remote|public, accessible
sedentary|sitting much|inactive, seated|active, mobile
serene|calm|calm, peaceful, tranquil|agitated, turbulent
severe|very bad or strict|harsh, strict, serious|mild, lenient
shallow|not deep|superficial, surface|deep, profound
shrewd|clever|clever, astute, sharp|stupid, naive
shy|not confident with others|timid, bashful, reserved|bold, confident
significant|important|important, meaningful, notable|insignificant, trivial
simple|easy|easy, plain, uncomplicated|complex, difficult
sincere|honest|honest, genuine, earnest|insincere, false
slander|a false spoken statement that harms|defamation, calumny, libel|praise
sluggish|slow|slow, lazy, inactive|active, quick
smart|clever; neat|clever, intelligent, neat|stupid, dull
sober|not drunk; serious|serious, calm, temperate|drunk, excited
solemn|serious|serious, grave, formal|cheerful, frivolous
solitary|alone|lonely, single, alone|sociable, together
sorrow|sadness|grief, sadness, woe|joy, happiness
spontaneous|without planning|unplanned, impulsive, natural|planned, deliberate
sporadic|happening now and then|occasional, irregular, scattered|regular, continuous
spurious|false|false, fake, bogus|genuine, authentic
stagnant|not moving|still, motionless, inactive|flowing, moving
steadfast|firm|firm, loyal, constant|wavering, fickle
sterile|not able to produce; free of germs|barren, infertile, disinfected|fertile
stingy|not generous|miserly, mean, niggardly|generous, liberal
strange|unusual|odd, unusual, peculiar|normal, familiar
strenuous|needing effort|hard, arduous, tough|easy, effortless
strict|making people obey|stern, severe, rigid|lenient, mild
strong|with much power|powerful, sturdy, mighty|weak, feeble
stubborn|refusing to change|obstinate, adamant, headstrong|flexible, compliant
stupendous|amazing|amazing, astounding, wonderful|ordinary
sublime|of great beauty or worth|grand, noble, exalted|ordinary, ridiculous
submissive|ready to obey|obedient, docile, meek|defiant, rebellious
subtle|not obvious|delicate, slight, fine|obvious, crude
success|reaching an aim|triumph, victory, achievement|failure, defeat
succinct|short and clear|concise, brief, terse|wordy, lengthy
superficial|only on the surface|shallow, external, cursory|deep, thorough
superfluous|more than needed|unnecessary, excess, redundant|necessary, essential
superior|better|better, higher, greater|inferior, lower
supple|bending easily|flexible, pliable, lithe|stiff, rigid
surplus|more than is needed|excess, extra, remainder|deficit, shortage
surrender|to give up|yield, submit, relinquish|resist, conquer
swift|fast|fast, quick, rapid|slow
sympathy|feeling for others|compassion, pity, understanding|indifference, apathy
taciturn|saying little|silent, reticent, reserved|talkative, garrulous
tame|not wild|domesticated, docile, gentle|wild, savage
tangible|able to be touched|touchable, real, concrete|intangible, abstract
tedious|boring and long|boring, tiresome, dull|interesting, exciting
temporary|for a short time|short-lived, provisional, transient|permanent, lasting
tenacious|holding firmly|persistent, stubborn, firm|yielding, weak
tentative|not certain|provisional, uncertain, hesitant|definite, final
terse|using few words|brief, concise, short|wordy, lengthy
thrifty|careful with money|frugal, economical|extravagant, wasteful
timid|easily frightened|shy, fearful, cowardly|bold, brave, confident
tiny|very small|small, minute, little|huge, large
tolerant|accepting others|patient, broad-minded, lenient|intolerant, impatient
toxic|poisonous|poisonous, harmful, noxious|harmless, safe
tragic|very sad|sad, unfortunate, disastrous|comic, happy
tranquil|calm|calm, peaceful, serene|agitated, turbulent
transient|lasting a short time|temporary, short-lived, fleeting|permanent, lasting
transparent|able to be seen through|clear, see-through, obvious|opaque, unclear
treacherous|not to be trusted|disloyal, deceitful, unfaithful|loyal, faithful
trivial|not important|unimportant, minor, petty|important, significant
turbulent|in disorder|violent, stormy, disturbed|calm, peaceful
ubiquitous|present everywhere|omnipresent, everywhere, widespread, universal|rare, scarce
ugly|not pleasant to see|hideous, unsightly, unattractive|beautiful, pretty
unanimous|agreed by all|united, agreed, undivided|divided, split
unique|the only one of its kind|single, sole, unmatched|common, ordinary
urban|of a city|city, metropolitan, civic|rural, rustic
urgent|needing action now|pressing, critical, immediate|unimportant, trivial
usual|normal|normal, common, customary|unusual, rare
utopian|perfect but not possible|ideal, visionary, unrealistic|realistic, practical
vague|not clear|unclear, hazy, indefinite|clear, definite
vain|too proud; useless|proud, conceited, futile|modest, useful
valiant|brave|brave, courageous, heroic|cowardly, timid
valid|acceptable|legal, lawful, sound|invalid, void
vanish|to disappear|disappear, fade|appear, emerge
vanquish|to defeat|defeat, conquer, overcome|surrender, lose
verbose|using too many words|wordy, long-winded, talkative|concise, brief
versatile|able to do many things|multi-talented, adaptable, all-round|limited, inflexible
viable|able to work or live|workable, feasible, practicable|impossible, unworkable
vicious|cruel|cruel, wicked, violent|kind, gentle
vigilant|watchful|watchful, alert, attentive|careless, inattentive
vigorous|strong and active|strong, energetic, robust|weak, feeble
violent|using force|fierce, brutal, forceful|gentle, peaceful
virtue|goodness|goodness, morality, integrity|vice, evil
vital|very important|essential, crucial, important|unimportant, trivial
vivid|bright and clear|bright, clear, graphic|dull, vague
volatile|changing quickly|unstable, changeable, explosive|stable, constant
voluntary|done willingly|willing, optional, unpaid|compulsory, forced
vulgar|not polite|coarse, rude, indecent|refined, polite
vulnerable|able to be hurt|weak, exposed, defenceless|safe, protected, strong
wane|to become smaller|decrease, decline, diminish|wax, increase
weak|not strong|feeble, frail, delicate|strong, powerful
wealthy|rich|rich, affluent, prosperous|poor, needy
wicked|evil|evil, bad, sinful|good, virtuous
wild|not tame|untamed, savage, fierce|tame, domesticated
wise|having good judgement|sensible, prudent, sagacious|foolish, unwise
wrath|great anger|anger, rage, fury|calmness, love
wretched|very unhappy|miserable, unhappy, pitiful|happy, fortunate
yearn|to want very much|long, crave, desire|dislike, hate
yield|to give way|surrender, submit, produce|resist
zeal|great eagerness|enthusiasm, eagerness, passion|apathy, indifference
zenith|the highest point|peak, top, summit|nadir, bottom
optimist|one who sees the bright side|positive thinker|pessimist
pessimist|one who sees the dark side|cynic|optimist
inferior|lower in quality or rank|lower, lesser, subordinate|superior
arrival|the act of coming|coming, advent|departure
entrance|the way in|entry, door|exit
expensive|costing much|costly, dear|cheap, inexpensive
cheap|costing little|inexpensive, low-priced|expensive, costly
import|to bring in from abroad|bring in|export
victory|success in a contest|triumph, win, conquest|defeat
knowledge|what one knows|learning, understanding|ignorance
ignorance|lack of knowledge|unawareness|knowledge
attract|to draw towards|allure, entice, draw|repel
repel|to drive back|repulse, resist|attract
asset|something valuable owned|property, advantage|liability
liability|a debt or duty|debt, obligation|asset
maximum|the greatest amount|highest, utmost|minimum
minimum|the least amount|lowest, least|maximum
majority|the greater number|bulk, most|minority
increase|to become greater|rise, grow, enlarge|decrease, reduce
decrease|to become less|reduce, lessen, decline|increase
love|deep affection|affection, fondness, adoration|hate, hatred
peace|freedom from war|calm, harmony, tranquillity|war
war|armed fighting|battle, conflict|peace
respect|high regard|honour, esteem, regard|disrespect, contempt
obey|to do as told|follow, comply, submit|disobey, defy
disobey|not to do as told|defy, violate|obey
agree|to have the same opinion|consent, concur, assent|disagree
encouragement|support and confidence|support, motivation|discouragement
interesting|holding the attention|engaging, absorbing|boring, dull
boring|not interesting|dull, tedious, monotonous|interesting
clever|quick to understand|smart, bright, intelligent|stupid, foolish
stupid|lacking intelligence|foolish, dull, silly|clever, intelligent
small|little in size|little, tiny, minute|large, big
big|great in size|large, huge, enormous|small
quick|fast|rapid, swift, speedy|slow
slow|not fast|sluggish, gradual|fast, quick
fast|quick|rapid, swift, speedy|slow
strength|the quality of being strong|power, might, force|weakness
weakness|lack of strength|frailty, feebleness|strength
hope|expectation of good|expectation, optimism|despair
truth|what is true|reality, fact, verity|falsehood, lie
false|not true|untrue, incorrect, fake|true
true|according to fact|real, correct, genuine|false
right|correct|correct, proper, just|wrong
wrong|not correct|incorrect, false, mistaken|right
easy|not difficult|simple, effortless|difficult, hard
difficult|not easy|hard, tough, challenging|easy
begin|to start|start, commence, initiate|end, finish
end|the last part|finish, conclusion, close|beginning, start
start|to begin|begin, commence|finish, stop
failure|lack of success|defeat, breakdown|success
gain|to get|obtain, acquire, profit|lose
loss|the fact of losing|damage, defeat|gain, profit
profit|money gained|gain, benefit|loss
appear|to come into sight|emerge|disappear
reward|something given for good work|prize, award|punishment
punishment|a penalty|penalty|reward
lengthen|to make longer|extend, prolong|shorten
wisdom|good judgement|prudence, sagacity|folly, foolishness
folly|foolishness|foolishness, stupidity|wisdom
courageous|brave|brave, bold, fearless|cowardly, timid
cowardly|lacking courage|timid, fearful|brave, courageous
angry|feeling anger|furious, irate, enraged|calm, pleased
important|of great value|significant, vital, crucial|unimportant, trivial
beginning|the start|start, origin, commencement|end
borrow|to take for a time|take on loan|lend
lend|to give for a time|loan|borrow
laugh|to make sounds of joy|chuckle, giggle|cry, weep
permit|to allow|allow, let, authorise|forbid, prohibit
allow|to let|permit, let|forbid, prevent
buy|to get for money|purchase|sell
inhale|to breathe in|breathe in|exhale
exhale|to breathe out|breathe out|inhale
junior|lower in rank or age|subordinate|senior
smooth|even|even, flat, level|rough
rough|not smooth|uneven, coarse|smooth
dirty|not clean|unclean, filthy, soiled|clean
clean|free from dirt|pure, spotless|dirty
empty|containing nothing|vacant, void, hollow|full
fear|the feeling of danger|dread, terror, fright|courage
industrious|hard-working|hard-working, diligent|lazy, idle
hardworking|working hard|diligent, industrious|lazy
sharp|having a fine edge|keen, pointed|blunt
sweet|tasting like sugar|sugary|bitter
bitter|having a sharp taste|acrid, harsh|sweet
thick|of great width|dense, broad|thin
unity|being one|oneness, harmony|disunity, division
visible|that can be seen|seen, apparent|invisible
`;
