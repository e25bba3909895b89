/** How students shorten and misspell words in messages, where the spelling alone would find another word or none. */
const LIST = `
wht what|wat what|whts what|wats what|wt what|vat what|hw how|hu who|whu who|hoo who|wich which|wch which|whch which|whr where|wer where|whn when|wen when|vhen when
der there|dere there|thr there|dis this|dat that|d the|da the|teh the|nd and|adn and|r are|ur your|u you|yu you|mny many|mch much|abt about|abot about|bcoz because|bcz because|coz because|cz because|becoz because
btw between|bw between|btwn between|betwn between|diff difference|diffrence difference|frm from|frmla formula|frmula formula|fmla formula|formla formula|formule formula|defn definition|dfn definition|def definition|defination definition|definate define|eqn equation|eqation equation|eq equation
rote wrote|wrot wrote|rite right|rites rights|wrd word|wrds words|sm some|gud good|pls please|plz please|plzz please|pl please|xplain explain|explan explain|expln explain|explane explain|tel tell|giv give|hlp help|ques question|qn question|qus question|quest question|ans answer|anser answer|answr answer|chk check|shud should|cud could|wud would|wil will|hav have|hv have
bdy body|bdys body|rslt result|rslts results|reslt result|exm exam|xam exam|mrks marks|mrk marks|mks marks|num number|numbr number|nmbr number|tym time|tme time|temp temperature|avg average|prcnt percent|percnt percent|prcent percent|percet percent|pecent percent|precent percent|parcent percent|percant percent|persant percent|percentt percent|vel velocity|accn acceleration|acc acceleration|govt government|gov government|lw law|lwa law|pwr power|powr power|frc force|spd speed|sped speed|lngth length|hight height|heigth height|widht width|wt weight|ful full|fulform fullform|sqr square|sqre square|sqaure square|trangle triangle|cirle circle|simpl simple|smpl simple|grammer grammar|calender calendar|goverment government|parlament parliament|presidnt president|pm prime minister|cm chief minister|capitl capital|captial capital|rivr river|contry country|cuntry country|indipendence independence|freedm freedom|constituton constitution|artical article|artcle article|ammendment amendment|amendmnt amendment|fundemental fundamental|riht right
ws was|wz was|wr were|fr for|fom form|frst first|fst first|scnd second|secnd second|thrd third|frth fourth|lst last|yr year|yrs years|blu blue|wrk work|wrks works|mre mere|hemoglobn haemoglobin|hemoglobin haemoglobin|hemogloben haemoglobin|discvrd discovered|discoverd discovered|invntd invented|algoritm algorithm|flowchrt flowchart|difrence difference|diffrnc difference|difrent difference|diffrent difference|mitokondria mitochondria|mitocondria mitochondria|moshun motion|moton motion|sunlite sunlight|leep leap|prsident president|prezident president|primministr primeminister|indya india|indai india|indpendnce independence|independance independence|scatring scattering|scatering scattering|qudratic quadratic|quadritic quadratic|factoriel factorial|sqare square|rut root|persent percent|prcnt percent|divded divided|pluss plus|minmum minimum|maxmum maximum|qualifcation qualification|qualificaton qualification|negtiv negative|negtv negative|ngtv negative|negtive negative|crct correct|mrk mark|fto photo|foto photo|pic picture|intrest interest|perscent percent|plurel plural|negativ negative|markng marking|topc topic|topcs topics|subjct subject|chaptr chapter|scor score|leest least|instal install|recipt receipt|reciept receipt|lederbord leaderboard|ledarbord leaderboard|paymnt payment|accnt account|acount account|passwrd password|notificaton notification|ofline offline|dwnload download|downlod download|submt submit|tst test|tsts tests|exmple example|exampl example|sth saath|nam naam|mne maine|admi aadmi|nuclic nucleic|nutons newton's|newtn newton|gravty gravity|presure pressure|volum volume|elctron electron|electrn electron|protn proton|nutron neutron|molecul molecule|acd acid|mtal metal|elemnt element|chmical chemical|chemisty chemistry|fisics physics|phisics physics|biolgy biology|mathmatics mathematics|histry history|geografy geography|econmy economy|resrve reserve|bnk bank|curency currency|capitl capital|bangladsh bangladesh|populaton population|largst largest|smalest smallest|longst longest|highst highest|procastinate procrastinate|synonm synonym|antonm antonym|opposit opposite|meanin meaning|meening meaning|sentnce sentence|gramer grammar
phle pehle|btao batao|btado batao|bta batao|btaye batao|kyu kyun|kyo kyun|ghnte ghante|ghnta ghanta|skte sakte|skta sakta|skti sakti|kese kaise|kse kaise|kha kahan|khan kahan|kb kab|kn kaun|kitn kitne|kitnay kitne|smjhao samjhao|smjha samjha|mtlb matlab|krna karna|krne karne|krte karte|krta karta|hota hota|nhi nahi|nai nahi|hoti hoti|likho likho|sb sab|phir phir|jldi jaldi|mje mujhe|mujhy mujhe
mugal mughal|mugals mughals|ashok ashoka|akber akbar|gandi gandhi|neru nehru|ambedker ambedkar|himalya himalaya|ganga ganga|soler solar|planit planet|erth earth|atomosphere atmosphere|oxigen oxygen|hydrogin hydrogen|nitrogin nitrogen|carban carbon|dioxid dioxide|protin protein|vitamen vitamin|colur colour|colr colour
`;

export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  LIST.trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [short = '', ...word] = pair.split(' ');
      return [short, word.join(' ')] as const;
    }),
);

/** Letters and figures that stand for words in messages; not beside figures and signs of sums. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(hw|how) (?:2|to) c\b/gi, 'how to see'],
  [/\b(hw|how|want|need|able|go) 2 (?=[a-z]{2,})/gi, '$1 to '],
  [/\b2 c\b(?! *[=+*/^-])/gi, 'to see'],
  [/(?<=[a-z]{2,} )n(?= [a-z]{2,})/gi, 'and'],
  [/(?<=[a-z]{2,}['’]?s? |\d )s(?= (?:an?|the|d|[a-z]{2,})\b)/gi, 'is'],
  [
    /(?<=\b(?:is|are|was|were|of|in|to|gave|give|wat|what|what['’]s|whats|which|wich|who|for|from|by|on|at|do|does|change|define|state|tell|checking|and) )d(?= (?!block|orbital|sub|shell|electron|dx)[a-z]{3,})/gi,
    'the',
  ],
  [
    /(?<=\b(?:age|it|stand|stands|suitable|needed|need|required|used|word|good|best|valid|judicata['’]?|meaning|term|formula|reason|name) )4(?= [a-z]{3,}| (?:in|a)\b)/gi,
    'for',
  ],
  [
    /(?<=\b(?:due|meaning|similar|opposite|equal|related|refers?|lead|leads|want|able|belongs?|next|close|hua|change|convert) )2(?= ['a-z]{3,})/gi,
    'to',
  ],
  [/\bwid\b/gi, 'with'],
  [/^y (?=[a-z]{2,})|(?<=[a-z]{2,}) y\s*\??$/gi, ' why '],
  [
    /\b(\d(?:st|nd|rd|th)?|first|second|third|newton'?s?|ohm'?s?|boyle'?s?|hook'?e?s?|gravit\w*) low\b/gi,
    '$1 law',
  ],
  [/\bb\s*\/\s*w\b/gi, 'between'],
  [/\bfull? ?(?:fr?o?m|frm|form)\b/gi, 'full form'],
  [/\b(?:v|we) (?=(?:have|hav|get|use|need|see|do)\b)/gi, 'we '],
  [/\bw\s*\/\s*o\b/gi, 'without'],
];

export const withPhrases = (text: string): string =>
  /[=^+]/.test(text)
    ? text
    : PHRASES.reduce((own, [pattern, words]) => own.replace(pattern, words), text)
        .replace(/\s+/g, ' ')
        .trim();

/** English words that are spelled right, although no answerer has them: they are not corrected to others. */
export const PLAIN_WORDS: readonly string[] =
  'able above accept across action actually afraid again against agree ahead almost alone along already although among anger angry animal answer anyone apart appear apple area argue around arrive attack attend aunt avoid away baby back balance band bank base basic bath beach beat beautiful become bed before begin behave behind believe bell belong below bench best better beyond bike bill bird birth bite blame block blow board boat book boss both bottle bottom bowl box boy brain branch bread break breath bring broad broken brother brush build burn bus bush busy buy cake call camera camp card care carry case cash catch center chair chance change charge chat cheap cheat check cheese chess child choice choose city clean clear clever click climb close cloth cloud clue coach coat code coffee cold collect come comment common company complete cook cool copy corner cost count couple course cover crack crash cream create cross crowd cry cup cut dad dance dark dead deal dear decide deep delay depend describe desk detail develop die dinner dirty doctor dog door double doubt down dream dress drink drive drop dry during each early easy eat edit effort eight either else empty end enjoy enough enter escape even evening event ever every exact except excite exercise exist expect expert extra face fail fair faith fall false family famous fan far farm fast fat fault fear feed feel fight fill film final find fine finger finish fire fish fix flat float floor flow fly follow food fool foot forget free fresh friend front fruit fun funny future game garden gate gather general gentle gift girl give glad glass goal gold good great ground group grow guess guest guide guy habit hack hair half hall hand hang happen hard hat hate head health hear heart heavy hello help here hide hill hire history hit hold hole holiday home honest hope horse hospital hotel hour house huge human hungry hurry hurt husband idea imagine improve inside instead interest invite iron island jacket job join joke journey joy judge juice jump keep key kick kid kill kind king kiss kitchen knee knock know lady lake land large late laugh lazy leader learn least leave left leg lend less letter level life lift like line lip list listen little live lock long look lose loss lot loud love low luck lunch machine mad mail main make manage map market marry match matter maybe meal mean meat meet memory message middle might mind minute miss mistake mix mobile model moment money month mood morning mother mouth move movie music name narrow nation near neck need nervous never news next nice night noise none north nose note nothing notice nurse offer office often online open option orange order outside over owner pack page pain paint pair pale panic parent park party pass past patient peace pen pencil people perhaps phone photo pick picture piece pink pizza place plan plane plate play please plenty pocket poem police pool poor popular post practice praise pray prefer prepare present press pretty price print private prize problem promise proud pull push quick quiet quite rabbit race radio rain reach read ready real reason receive record refuse relax remember remind remove rent repair repeat reply rest return review rich ride ring rise risk road rock roof room rope round rule run rush safe sail same sand save scale scared school score scream screen sea search season seat secret see seem sell send sense serious serve settle seven shade shake shape share sharp sheet shine shirt shock shoe shoot shop short shout show shut sick side sign silent silly similar simple since sing sister site size skill skin sky sleep slip slow small smart smell smile smoke smooth snow soap social sock soft some song soon sorry sort soup sour south space speak spend spoon sport spread spring stage stair stand star start station stay steal step stick still stomach stone stop storm story straight strange street stress strike strong student stuff style success such sudden sugar suggest suit summer sunny support suppose sure surprise sweet swim switch table tail take talk tall taste taxi teach team tear tell tent terrible test thank thick thin thing think third thirsty throat through throw thumb ticket tie tight till tired today together tomorrow tongue tonight tool tooth top topper total touch tough tour toward towel tower town toy track trade train travel treat trick trip trouble truck trust truth try turn twice type ugly uncle under until upper useful usual vacation video view village visit voice wait wake walk wall want warm warn wash waste watch weak wear weather wedding week weekend welcome west wheel while whole wide wife wild win window wine wing winner winter wish without woman wonder wood work worry worth bail raid wool hail nail jail wound write wrong yard year yell yellow yesterday young zoo insta instagram whatsapp telegram facebook youtube snapchat twitter netflix selfie reels followers captions crush girlfriend boyfriend recipe pizza biryani movie movies song songs lyrics actor actress cricket cricketer ipl horoscope zodiac weather hotel flight'.split(
    ' ',
  );
