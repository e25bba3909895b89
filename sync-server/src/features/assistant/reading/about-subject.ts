import { contentOf, subjectOf, type LastTurn } from './last-turn.ts';

/** How a student names an exam, with its level and its paper. */
const EXAM =
  /(?:\biit\s+)?(?:\b(?:jee|neet|gate|upsc|ssc|cgl|ibps|sbi|clat|cat|eapcet|eamcet|csat|chsl)\b|जेईई|नीट|गेट|यूपीएससी|क्लैट|कैट|एसएससी)(?:\s+(?:ug|main|mains|advanced|adv|prelims|pre|po|clerk|cgl|tier\s*[12i]+|paper\s*[12]|engineering|gs|मेन|एडवांस्ड))*/iu;

/** A stage or a paper of the exam before: 'and advanced?', 'what about tier 2?'. */
const STAGE =
  /^(?:(?:for|in|of|about|the|what) )*((?:advanced|adv|mains?|prelims?|pre|clerk|po|csat|(?:tier|paper)[ -]?(?:[12]|i{1,2}))(?: (?:paper|tier)[ -]?(?:[12]|i{1,2}))?)(?: (?:me|mein|ka|ki|ke|hai))*$/i;
const BASE = /^(?:iit )?(?:jee|neet|gate|upsc|ssc(?: cgl)?|ibps(?: po)?|sbi(?: po)?|clat|cat|eapcet)/i;

/** What a quantity becomes is computed, and in no text. */
const CHANGES =
  /\b(?:if|agar)\b.*\d|\b(?:doubled?|doubles|twice|halved?|half|tripled?|becomes?|\d+ times|dugn[aie]|aadh[aie])\b|दोगुन|दुगुन|आध[ाेी]/iu;

/** 'if the speed is doubled' */
export const changesQuantity = (text: string): boolean => CHANGES.test(text);

/** A person, who stands for 'he'; other pronouns stand for what was asked about. */
const OF_PERSON =
  /\b(?:he|him|his|she|her|usne|unhone|unka|unki|unke|unko|inka|inki|inke|inhone)\b|(?:उन्होंने|उनका|उनकी|उनके|उनको|इन्होंने|इनका)/giu;
const OF_THING =
  /\b(?:it|its|this|that|them|these|those|they|their|iska|iski|iske|uska|uski|uske|isko|usko|isse|usse|isme|usme|inme|unme|ye|yeh|wo|woh)\b|(?:इसका|इसकी|इसके|उसका|उसकी|उसके|इसे|इससे|उससे|इसमें|उसमें|यह|वह|ये)(?![\p{L}\p{M}])/giu;
const ONE_OF_TWO =
  /\b(?:the )?(?:(first|former|pehl[aei])|(second|latter|other|dusr[aei]|doosr[aei]))(?: (?:one|wala|wali|wale))\b|\bthe (?:(former)|(latter))\b|(?:(पहल[ाेी])|(दूसर[ाेी])) (?:वाल[ाेी])/iu;

/** Words. What a student asks of a thing is short. */
const LONGEST = 14;
const LONGEST_TOPIC = 6;

/** AS132: 'who gave it?' after 'Ohm's law': what is asked, with each name of what the turn before was about. */
export function aboutSubject(rest: string, turn: LastTurn): string[] {
  const asked = rest.replace(/[?.!।\s]+$/, '').trim();
  if (asked === '' || asked.split(/\s+/).length > LONGEST || /\d.*\d.*\d/.test(asked)) return [];
  const exam = EXAM.exec(turn.question)?.[0];
  const other = EXAM.exec(asked)?.[0];
  if (other !== undefined)
    return exam === undefined || contentOf(asked.replace(other, ' ')).length > 0
      ? []
      : [turn.question.replace(exam, other)];
  const stage = exam === undefined ? undefined : STAGE.exec(asked)?.[1];
  const base = BASE.exec(exam ?? '')?.[0];
  if (exam !== undefined && stage !== undefined && base !== undefined)
    return [turn.question.replace(exam, `${base} ${stage}`)];
  // What is done to a quoted sentence is in no text either.
  if (CHANGES.test(asked) || /['‘"“].+ .+['’"”]/.test(turn.question)) return [];
  if (exam !== undefined) return [`${exam} ${asked}`];
  const one = ONE_OF_TWO.exec(asked);
  if (one !== null) return ofTwo(asked, one, turn);
  const isOfPerson = asked.search(OF_PERSON) >= 0;
  const topic = turn.topic.split(' ').length <= LONGEST_TOPIC ? turn.topic : '';
  const subjects = isOfPerson ? [...turn.names, topic] : [...turn.titles.slice(0, 1), topic, ...unitIn(turn)];
  const asking = (asked.match(ASKING) ?? []).join(' ');
  const content = contentOf(asked).filter((word) => !PLAIN_VERB.test(word));
  return subjects
    .filter((subject) => subject !== '')
    .flatMap((subject) => [
      inPlace(asked, subject, isOfPerson),
      ...(content.length === 0 ? [] : [[asking, ...content, subject].join(' ').trim()]),
    ]);
}

/** Verbs that texts often leave out. */
const PLAIN_VERB = /^(?:formed?|forms|made|get|got|give|gave|happens?)$/i;

const ASKING =
  /\b(?:who|when|where|why|which|how (?:many|much)|kaun|kisne|kab|kahan|kyu|kyun|kyon|kitn[aei])\b|(?:किसने|कौन|कब|कहाँ|कहां|क्यों|कितन[ाेी])/giu;

/** The first pronoun is replaced; without one, the subject comes last. */
function inPlace(asked: string, subject: string, isOfPerson: boolean): string {
  const pronoun = isOfPerson ? OF_PERSON : OF_THING;
  let isPlaced = false;
  const placed = asked.replace(pronoun, () => {
    if (isPlaced) return '';
    isPlaced = true;
    return subject;
  });
  return isPlaced ? placed.replace(/\s+/g, ' ') : `${asked} ${subject}`;
}

/** 'the second one' after 'difference between DNA and RNA'. */
function ofTwo(asked: string, one: RegExpExecArray, { question }: LastTurn): string[] {
  const [, left, right] =
    /([\p{L}\p{M}\d'-]+)\s+(?:and|aur|vs\.?|versus|or|और)\s+([\p{L}\p{M}\d'-]+)/iu.exec(question) ?? [];
  const isFirst = (one[1] ?? one[3] ?? one[5]) !== undefined;
  const thing = isFirst ? left : right;
  if (thing === undefined) return [];
  const placed = asked.replace(one[0], thing);
  const asking = (asked.match(ASKING) ?? []).join(' ');
  return [placed, [asking, ...contentOf(placed).filter((word) => !PLAIN_VERB.test(word))].join(' ').trim()];
}

/** The unit that an answer names: 'the pascal'. */
function unitIn({ question, answer }: LastTurn): string[] {
  if (!/\bunits?\b|मात्रक|matrak|ikai|इकाई/iu.test(question)) return [];
  const unit = /\bis the ([a-z]{3,12})\b/.exec(answer)?.[1];
  return unit === undefined ? [] : [unit];
}

/**
 * Whether a message leaves out what it is about: it has a pronoun, or all of its words ask for a side of a thing.
 */
export const isElliptic = (text: string): boolean =>
  text.split(/\s+/).length <= LONGEST &&
  (text.search(OF_PERSON) >= 0 || text.search(OF_THING) >= 0 || subjectOf(text).length <= 1) &&
  !NAMES_ALL.test(text);

/** Whether a message is about a person of the turn before. */
export const isOfPerson = (text: string): boolean => text.search(OF_PERSON) >= 0;

/** 'are the roots real?' after a sum: about what was computed. */
export const isOfResult = (text: string): boolean =>
  text.split(/\s+/).length <= LONGEST &&
  /^\s*(?:so |then |and |but |ok )*(?:is|are|was|does|do|will|can|why|how|by)\b/i.test(text);

/** 'this app', 'this exam': a pronoun beside what it points at. */
const NAMES_ALL = /\b(?:this|the|is|iss) (?:app|site|website|platform|exam|test)\b/i;
