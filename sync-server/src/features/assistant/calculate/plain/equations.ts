import { calculate, type Calculation } from '../calculate.ts';
import { plainQuestion } from './plain-question.ts';

/** Words that may surround equations and expressions. */
const AROUND =
  /^(?:solve|simplify|equations?|roots?|zeroes|zeros|solutions?|and|for|of|in|from|simultaneous|linear|quadratic|cubic|following|pair|system|variables?|values?|both|method|using|by|factori[sz]ation|substitution|elimination|formula|real|number|where|satisfies|satisfying|समीकरण|मूल|mool|samikaran|sameekaran|करो|कीजिए|करें|karo|kare|kijiye|hal|हल|x|y|z|[,;:.\s])*$/u;
const SIDE = String.raw`[-+(]*\s*(?:\d|[xyzabtkmnpq](?![a-z]{2})|\()[-+*/^().\dxyzabtkmnpq\s²³]*`;
const EQUATION = new RegExp(`${SIDE}=\\s*${SIDE}`, 'g');

/** 'find x', 'the value of x': without it, x would be a factor of what stands before. */
const ASKED_LETTER =
  /\b(?:then\s+)?(?:find|solve|calculate|what(?:'s| is)|nikalo|determine)\s+(?:for\s+)?(?:the\s+)?(?:values?\s+of\s+)?[a-z](?:\s*(?:,|and)\s*[a-z])*\s*(?=[?.!]*$)|\b(?:the\s+)?values?\s+of\s+[a-z](?:\s*(?:,|and)\s*[a-z])*\s*(?=[?.!]*$)|^(?:find|solve for|calculate)\s+(?:the\s+)?(?:values?\s+of\s+)?[a-z](?:\s*(?:,|and)\s*[a-z])*\s+(?:if|when|from|in|where|:)/i;

/** AS72: equations with words of any order around them; sums with words of Hindi or English after them. */
export function equationsInText(text: string): Calculation | null {
  const question = plainQuestion(text.replace(ASKED_LETTER, ' '));
  if (question.includes('=')) {
    const found = question.match(EQUATION)?.map((each) => each.trim().replace(/\s+(?:and|of)?$/, '')) ?? [];
    const rest = found.reduce((left, each) => left.replace(each, ' '), question);
    return found.length > 0 && AROUND.test(rest) ? calculate(found.join(', ')) : null;
  }
  const inSigns = question
    .replace(/\s+(?:plus|add|jod)\s+/g, ' + ')
    .replace(/\s+(?:minus|subtract|ghata)\s+/g, ' - ')
    .replace(/\s+(?:times|multiplied by|multiply by|into|multiply|guna)\s+/g, ' * ')
    .replace(/\s+(?:divided by|divide by|upon|by)\s+/g, ' / ')
    .replace(/^(\d+(?:\.\d+)?\s*[a-zµ/]+)\s+(?:find|=|equal to|equals|has|have)\s+([a-z/]+)$/, '$1 in $2')
    .replace(/\s+(?:of|in|and|find)$/g, '');
  return inSigns === text.trim().toLowerCase() ? null : calculate(inSigns);
}
