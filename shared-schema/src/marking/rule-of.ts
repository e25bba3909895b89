import { answerTypes, type QuestionTypeName } from '../question-types/index.ts';
import { DEFAULT_RULE, type MarkingScheme, type TypeRule } from './scheme.ts';

/** The rule of a type; if the scheme has none, the default one with the type's own partial marks. */
export function ruleOf({ rules }: Pick<MarkingScheme, 'rules'>, type: QuestionTypeName): TypeRule {
  return rules[type] ?? { ...DEFAULT_RULE, partial: answerTypes[type].partial ?? 'none' };
}
