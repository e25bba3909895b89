import { templatesOf } from '../subject.ts';
import { agreements, numberAsRead, verbs } from '../words/agreement.ts';
import { furtherGaps } from '../words/further-gaps.ts';
import { doings, shifts, speakers } from '../words/reported.ts';

const { mcq } = templatesOf('English Comprehension');

const IMPROVEMENT = 'Sentence Improvement';
const REPORTED = 'Direct and Indirect Speech';
const NO_CHANGE = 'No improvement';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A sentence of which a part in bold may have to be replaced. */
function improved(sentence: string) {
  return `Select the option that improves the part of the sentence in bold. Select "${NO_CHANGE}" if it is correct as it stands.

${sentence}`;
}

const SPOKEN_ADVERB =
  'words for times, such as "today" and "tomorrow", are changed to the time of the report';

export const furtherEnglish = [
  mcq('gap-filled-by-usage', 'Fill in the Blanks', 3, (random, options) => {
    const [sentence, right, wrong, rule] = random.pick(furtherGaps);
    return {
      text: `Select the most appropriate option to fill in the blank.

${sentence}`,
      right,
      wrong: random.sample(wrong, options - 1),
      why: `${rule} So the sentence is: "${sentence.replace('______', right)}"`,
    };
  }),

  mcq('bold-part-by-usage', IMPROVEMENT, 3, (random, options) => {
    const [sentence, right, wrong, rule] = random.pick(furtherGaps);
    const isCorrect = random.int(0, 4) === 0;
    const [printed, ...others] = isCorrect ? [right, ...random.shuffle(wrong)] : [...random.shuffle(wrong)];
    const printedPart = printed ?? '';
    const replaced = sentence.replace('______', right);
    const offered = (isCorrect ? others : [right, ...others]).slice(0, options - 1);
    return {
      text: improved(sentence.replace('______', `**${printedPart}**`)),
      right: isCorrect ? NO_CHANGE : right,
      wrong: [...offered, NO_CHANGE].filter((one) => one !== (isCorrect ? NO_CHANGE : right)),
      ...(!isCorrect && { likeliest: NO_CHANGE }),
      order: [...offered.toSorted(), NO_CHANGE],
      proof: [[printedPart === right ? 1 : 0, isCorrect ? 1 : 0]] as const,
      why: `${rule} ${isCorrect ? `The sentence is correct: "${replaced}"` : `So the sentence is: "${replaced}" "${printedPart}" cannot stay.`}`,
    };
  }),

  mcq('bold-verb-that-agrees', IMPROVEMENT, 4, (random) => {
    const { subject, isPlural, rule, verb = random.pick(verbs) } = random.pick(agreements)(random);
    const isCorrect = random.int(0, 4) === 0;
    const [singular, plural] = verb.forms;
    const [needed, other] = isPlural ? [plural, singular] : [singular, plural];
    const printed = isCorrect ? needed : other;
    const right = isCorrect ? NO_CHANGE : needed;
    const offered = [isCorrect ? other : needed, ...verb.never];
    return {
      text: improved(`${subject} **${printed}** ${verb.rest}.`),
      right,
      wrong: [...offered, NO_CHANGE].filter((one) => one !== right),
      ...(!isCorrect && { likeliest: NO_CHANGE }),
      order: [...offered.toSorted(), NO_CHANGE],
      proof: [[numberAsRead(subject), needed === plural ? 2 : 1]] as const,
      why: `${rule} So the verb is ${isPlural ? 'plural' : 'singular'}: "${subject} ${needed} ${verb.rest}." ${isCorrect ? 'The sentence is correct.' : `"${printed}" would be the verb of a ${isPlural ? 'singular' : 'plural'} subject.`}`,
    };
  }),

  mcq('statement-reported', REPORTED, 3, (random) => {
    const [name, he, his] = random.pick(speakers);
    const doing = random.pick(doings);
    const shift = random.pick(shifts);
    const [said, reported] = random.pick(shift.adverbs);
    const verb = shift.reported(doing);
    const saidVerb = shift
      .said(doing)
      .replace(/^am /, 'is ')
      .replace(/^have /, 'has ');
    const report = (pronoun: string, own: string, by: string, when: string) =>
      `${capital(name)} told me that ${pronoun} ${by} ${own} ${doing.object} ${when}.`;
    const right = report(he, his, verb, reported);
    return {
      text: `Select the option that expresses the given sentence in indirect speech.

${capital(name)} said to me, "I ${shift.said(doing)} my ${doing.object} ${said}."`,
      right,
      wrong: [
        report(he, his, saidVerb, reported),
        report(he, his, verb, said),
        report('I', 'my', verb, reported),
        report(he, 'my', verb, reported),
        right.replace(' told me that ', ' said me that '),
      ],
      proof: [[right.split(' ').length, report(he, his, verb, reported).split(' ').length]] as const,
      why: `The reporting verb is in the past, so ${shift.name}: "${shift.said(doing)}" becomes "${verb}". "I" and "my" are the speaker, here "${he}" and "${his}"; ${SPOKEN_ADVERB}, so "${said}" becomes "${reported}". "Said to me" becomes "told me".`,
    };
  }),

  mcq('question-reported', REPORTED, 4, (random) => {
    const [name, he, his] = random.pick(speakers);
    const doing = random.pick(doings);
    const [word, asksWhether] = random.pick([
      ['how', false],
      ['where', false],
      ['why', false],
      ['if', true],
      ['if', true],
    ] as const);
    const [ask, said, after, kept] = random.pick([
      [
        `Have you ${doing.participle} your ${doing.object}?`,
        'have you',
        `I had ${doing.participle}`,
        `had I ${doing.participle}`,
      ],
      [
        `Are you ${doing.going} your ${doing.object}?`,
        'are you',
        `I was ${doing.going}`,
        `was I ${doing.going}`,
      ],
      [
        `Will you ${doing.base} your ${doing.object}?`,
        'will you',
        `I would ${doing.base}`,
        `would I ${doing.base}`,
      ],
    ] as const);
    const question = asksWhether ? ask : `${capital(word)} ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;
    const report = (clause: string, own: string, by = word as string) =>
      `${capital(name)} asked me ${by} ${clause} ${own} ${doing.object}.`;
    const right = report(after, 'my');
    return {
      text: `Select the option that expresses the given sentence in indirect speech.

${capital(name)} said to me, "${question}"`,
      right,
      wrong: [
        report(kept, 'my'),
        report(after, 'your'),
        report(after.replace(/^I /, `${he} `), his),
        report(after, 'my', asksWhether ? 'that' : `that ${word}`),
        report(
          after
            .replace(/^I had/, 'I have')
            .replace(/^I was/, 'I am')
            .replace(/^I would/, 'I will'),
          'my',
        ),
      ],
      proof: [[right.indexOf(' I '), right.indexOf(` ${after} `)]] as const,
      why: `A reported question has the order of a statement: "${said}" becomes "${after.split(' ').slice(0, 2).join(' ')}", not "${kept.split(' ').slice(0, 2).join(' ')}", and no question mark. "You" and "your" are the one who is asked, here "I" and "my". ${asksWhether ? 'A question without a question word is introduced by "if", never by "that".' : `The question word "${word}" introduces it; "that" is not added.`}`,
    };
  }),

  mcq('command-reported', REPORTED, 3, (random) => {
    const [name, he, his] = random.pick(speakers);
    const doing = random.pick(doings);
    const isNegative = random.int(0, 1) === 1;
    const [verb, way] = random.pick([
      ['ordered', ''],
      ['requested', 'Please '],
    ] as const);
    const deed = `${doing.base} your ${doing.object}`;
    const spoken = `${way}${isNegative ? (way === '' ? 'Do not ' : 'do not ') : ''}${deed}`;
    const [said, when] = random.pick([
      ['today', 'that day'],
      ['tomorrow', 'the next day'],
      ['now', 'then'],
    ] as const);
    const report = (to: string, own: string, at: string) =>
      `${capital(name)} ${verb} me ${to} ${doing.base} ${own} ${doing.object} ${at}.`;
    const right = report(isNegative ? 'not to' : 'to', 'my', when);
    return {
      text: `Select the option that expresses the given sentence in indirect speech.

${capital(name)} said to me, "${capital(spoken)} ${said}."`,
      right,
      wrong: [
        report(isNegative ? 'to do not' : 'that', 'my', when),
        report(isNegative ? 'not to' : 'to', 'your', when),
        report(isNegative ? 'not to' : 'to', 'my', said),
        report(isNegative ? 'not to' : 'to', his, when),
        `${capital(name)} ${verb} me that ${he} ${isNegative ? 'did not' : 'should'} ${doing.base} ${his} ${doing.object} ${when}.`,
      ],
      proof: [[right.includes(' not to ') ? 1 : 0, isNegative ? 1 : 0]] as const,
      why: `A ${verb === 'ordered' ? 'command' : 'request'} is reported with "${verb}" and "${isNegative ? 'not to' : 'to'}" before the verb, not with "that". "Your" is the one who is spoken to, here "my"; ${SPOKEN_ADVERB}, so "${said}" becomes "${when}".`,
    };
  }),
];
