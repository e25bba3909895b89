/** As in polity.ts: English grammar, figures of speech, and words that are confused. */
export const grammar = `
A noun is the name of a person, place, thing or idea. | what is noun define example sangya | संज्ञा: व्यक्ति, स्थान, वस्तु या भाव का नाम।
A proper noun names one particular person or place (Ram, Delhi), a common noun any of a kind (boy, city). | proper common noun difference define example |
An abstract noun names a quality, feeling or idea that cannot be touched: honesty, love, freedom. | abstract noun define example |
A collective noun names a group as one: team, flock, army, crowd. | collective noun define example |
A material noun names what things are made of: gold, wood, cotton. | material noun define example |
A pronoun stands in place of a noun: I, you, he, she, it, we, they. | what is pronoun define example sarvanam | सर्वनाम: संज्ञा के स्थान पर आने वाला शब्द।
A relative pronoun joins a clause to the noun before it: who, whom, whose, which, that. | relative pronoun define example |
A reflexive pronoun ends in -self or -selves and refers back to the subject: myself, himself, themselves. | reflexive pronoun define example |
A demonstrative pronoun points at something: this, that, these, those. | demonstrative pronoun define example |
An interrogative pronoun asks a question: who, whom, whose, which, what. | interrogative pronoun define example |
An indefinite pronoun names no particular person or thing: someone, anybody, everything, none. | indefinite pronoun define example |
A verb tells an action or a state: run, write, be. | what is verb define example kriya | क्रिया: कार्य या अवस्था बताने वाला शब्द।
A transitive verb has an object (he reads a book), an intransitive verb has none (he sleeps). | transitive intransitive verb difference define example | सकर्मक क्रिया का कर्म होता है, अकर्मक का नहीं।
A finite verb changes with subject and tense (he goes); a non-finite verb does not: infinitive, gerund, participle. | finite non-finite nonfinite verb difference define |
An auxiliary (helping) verb helps the main verb: be, have, do, will, can. | auxiliary helping verb define example |
A modal verb tells ability, permission, duty or possibility: can, could, may, might, must, shall, should, will, would. | modal modals verb define example |
A gerund is a verb in -ing used as a noun: Swimming is good exercise. | gerund define example |
An infinitive is 'to' with the base form of a verb: to go, to read. | infinitive define example |
A participle is a verb form used as an adjective: a broken chair, a running train. | participle define example present past |
An adjective describes a noun: a red car, three boys. | what is adjective define example visheshan | विशेषण: संज्ञा की विशेषता बताता है।
An adverb describes a verb, an adjective or another adverb: he runs fast, very good. | what is adverb define example kriya visheshan | क्रियाविशेषण: क्रिया की विशेषता बताता है।
A preposition shows the relation of a noun to another word: in, on, at, under, between. | what is preposition define example |
A conjunction joins words or clauses: and, but, or, because, although. | what is conjunction define example |
An interjection expresses a sudden feeling: Oh! Alas! Hurrah! | what is interjection define example |
The eight parts of speech are noun, pronoun, verb, adjective, adverb, preposition, conjunction and interjection. | how many parts of speech eight names list |
The articles are a, an (indefinite) and the (definite). | what are articles definite indefinite how many |
'A' is used before a consonant sound, 'an' before a vowel sound: a university, an hour. | when use a an article rule difference |
There are three degrees of comparison: positive, comparative and superlative (good, better, best). | degrees of comparison how many names |
English has three main tenses: present, past and future, each with simple, continuous, perfect and perfect continuous forms: twelve in all. | how many tenses names list types of tense |
The simple present tense is used for habits and general truths: The sun rises in the east. | simple present indefinite tense use when |
The present perfect tense (has or have with the past participle) tells a past action with a result now: I have eaten. | present perfect tense use when structure |
The past perfect tense (had with the past participle) tells which of two past actions came first. | past perfect tense use when structure |
The present continuous tense (is, am or are with -ing) tells what happens now: He is reading. | present continuous progressive tense use structure |
The first conditional is 'if' with the present, then 'will'; the second 'if' with the past, then 'would'; the third 'if' with 'had' and the past participle, then 'would have'. | conditional sentences types first second third if structure |
A clause has a subject and a verb; a phrase has not. | clause phrase difference define |
A simple sentence has one main clause, a compound sentence two or more main clauses, a complex sentence a main and a subordinate clause. | simple compound complex sentence difference define types |
The four kinds of sentences are declarative (assertive), interrogative, imperative and exclamatory. | kinds types of sentences four names |
In the active voice the subject does the action; in the passive voice it receives it: She wrote a letter, A letter was written by her. | active passive voice difference what is |
Direct speech repeats the exact words in quotes; indirect (reported) speech tells them with changed tense and pronouns. | direct indirect speech difference what is |
A question tag is a short question at the end: He is here, isn't he? A positive statement takes a negative tag. | question tag what is rule |
A synonym is a word of the same meaning, an antonym a word of the opposite meaning. | synonym antonym difference what is meaning |
Homophones sound alike but have different meanings and spellings: sea and see, right and write. | homophones what are define example |
Homonyms are spelt and pronounced alike but have different meanings: bank (of a river) and bank (for money). | homonyms what are define example homophones difference |
A prefix is added before a word (unhappy), a suffix after it (happiness). | prefix suffix difference what is example | उपसर्ग शब्द के पहले, प्रत्यय बाद में लगता है।
Onomatopoeia is a word that imitates a sound: buzz, hiss, bang, murmur, splash. | onomatopoeia figure of speech buzz hiss bang sound example |
Personification gives human qualities to things or animals: The wind whispered. | personification figure of speech define example |
Hyperbole is an exaggeration for effect: I have told you a million times. | hyperbole exaggeration figure of speech define example |
Alliteration repeats the same first consonant sound: Peter Piper picked a peck. | alliteration figure of speech define example repetition consonant |
An oxymoron puts two opposite words together: bitter sweet, open secret, deafening silence. | oxymoron figure of speech define example opposite words |
A paradox is a statement that seems to contradict itself but has a truth: The child is father of the man. | paradox figure of speech define example |
Irony says the opposite of what is meant. | irony figure of speech define example |
A pun is a play on words that have two meanings. | pun figure of speech define example play on words |
A euphemism is a mild word for something unpleasant: passed away for died. | euphemism figure of speech define example mild word |
Metonymy names a thing by something connected with it: the crown for the king. | metonymy figure of speech define example |
Synecdoche names a whole by a part, or a part by the whole: all hands on deck. | synecdoche figure of speech define example part whole |
An apostrophe (figure of speech) addresses someone absent or a thing, as in 'O Death, where is thy sting'. | apostrophe figure of speech define example |
Antithesis puts opposite ideas side by side: Man proposes, God disposes. | antithesis figure of speech define example |
A simile compares two things with 'like' or 'as' (as brave as a lion). | what is simile figure of speech define example |
A metaphor says that one thing is another (He is a lion in battle). | what is metaphor figure of speech define example |
A sonnet is a poem of fourteen lines. | sonnet how many lines poem define |
'Its' shows possession (its tail); 'it's' means 'it is' or 'it has'. | its it's difference grammar |
'Your' shows possession; 'you're' means 'you are'. | your you're difference grammar |
'Their' shows possession, 'there' is a place, 'they're' means 'they are'. | their there they're difference grammar |
'Who' is a subject, 'whom' an object: 'Who came', 'whom did you meet'. | who whom difference use grammar |
'Much' is used with uncountable nouns, 'many' with countable ones: much water, many books. | much many difference use grammar |
'Few' means hardly any, 'a few' some; 'little' and 'a little' likewise for what is not counted. | few a few little a little difference grammar |
'Some' is used in positive sentences, 'any' in negative ones and questions. | some any difference use grammar |
'Since' is used with a point of time (since 2010), 'for' with a period of time (for two years). | since for difference use grammar rule |
'In' is used for months and years, 'on' for days and dates, 'at' for a time of the clock. | in on at difference use preposition time rule grammar |
'Lie' (lay, lain) means to rest; 'lay' (laid, laid) means to put down. | lie lay difference grammar verb |
'Rise' has no object (the sun rises); 'raise' has one (raise your hand). | rise raise difference grammar verb |
'Lose' is the verb (to not have any more), 'loose' the adjective (not tight). | lose loose difference grammar |
'Accept' means to receive, 'except' means leaving out. | accept except difference grammar |
'Elder' and 'eldest' are used for members of a family, 'older' and 'oldest' for persons and things in general; 'elder' is not followed by 'than'. | elder older difference use grammar |
'Farther' is used for distance, 'further' also for 'more'. | farther further difference use grammar |
'Shall' was used with I and we, 'will' with other persons; today 'will' is used with all. | shall will difference use grammar |
'Can' tells ability, 'may' permission or possibility. | can may difference use grammar |
'Say' takes the words (he said that), 'tell' takes a person (he told me). | say tell difference said told use grammar |
'Speak' is more formal or of a language, 'talk' is a conversation. | speak talk difference use grammar |
'Complement' completes; 'compliment' is praise. | complement compliment difference grammar |
'Quite' means fairly or completely, 'quiet' means silent. | quite quiet difference grammar |
'Historic' means important in history, 'historical' means of history. | historic historical difference grammar |
'Economic' is of the economy, 'economical' means not wasteful. | economic economical difference grammar |
'Emigrate' is to leave a country, 'immigrate' to come into one. | emigrate immigrate emigrant immigrant difference grammar |
'Dessert' is a sweet dish, 'desert' a dry land. | dessert desert difference grammar |
'Lightning' is the flash in the sky, 'lightening' making lighter. | lightning lightening difference grammar |
'Practice' is the noun and 'practise' the verb in British English. | practice practise difference grammar |
'Licence' is the noun and 'license' the verb in British English. | licence license difference grammar |
`;
