import { asWords } from './as-words.ts';
import { valueText, type Names } from './value-text.ts';

type Members = Readonly<Record<string, unknown>> | null;

/** What an entry of the audit log says about a thing. */
interface Changed {
  /** The changed members before and after; null if the thing did not exist. */
  readonly before: Members;
  readonly after: Members;
}

/** One changed member, as text. */
interface ChangedPart {
  readonly name: string;
  /** Empty if there was none. */
  readonly before: string;
  readonly after: string;
}

/** Members whose name in code does not say what they are. */
const LABELS: Readonly<Record<string, string>> = {
  Tokens: 'Tokens',
  adaptiveTest: 'An adaptive test, tokens',
  aiTest: 'A test by AI, tokens',
  aiEnabled: 'Tests by AI',
  advancedAnalytics: 'Levels by topic',
  cid: 'Id in addresses',
  closesAt: 'Closes',
  commonEnd: 'Common end',
  days: 'Valid for days',
  diagramAlt: 'Description of the image',
  diagramLatex: 'Diagram',
  diagramUrl: 'Image',
  difficultyRange: 'Difficulty',
  endsAt: 'Valid until',
  extraTimePercent: 'Extra time, per cent',
  gradientColor: 'Gradient',
  isActive: 'Active',
  isAiEnabled: 'By AI',
  isDoubted: 'Waits for review',
  isPopular: 'Most popular',
  isPublic: 'Public',
  isdefault: 'Default template',
  keyReleaseAt: 'Results are released',
  monthlyTests: 'Papers a month',
  opensAt: 'Opens',
  passwordReset: 'Password reset',
  ranked: 'Ranks',
  sectionTiming: 'Order of sections',
  sessions: 'Signed-in devices',
  sid: 'Id in addresses',
  subjectId: 'Subject',
  categoryId: 'Category',
  templateId: 'Template',
  tid: 'Id in addresses',
  text: 'Text',
  timingPolicy: 'Clock',
  topicId: 'Topic',
  userId: 'User',
};

/** The id is that of the entry, and an entry has its own time. */
const HIDDEN: ReadonlySet<string> = new Set(['_id', 'id', 'createdAt', 'updatedAt']);

/**
 * AU4: the changed members with their labels, and what they were and are as text; members without a value on either side
 * are left out. A reason comes last.
 * @param names names of things by id; values that are ids are replaced by them.
 */
export function changedParts({ before, after }: Changed, names: Names = {}): ChangedPart[] {
  const members = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return members
    .filter((member) => !HIDDEN.has(member))
    .sort((one, other) => Number(one === 'reason') - Number(other === 'reason'))
    .map((member) => ({
      name: LABELS[member] ?? asWords(member),
      before: valueText(before?.[member], names),
      after: valueText(after?.[member], names),
    }))
    .filter((part) => part.before !== part.after);
}

const ACTIONS = { create: 'Created', update: 'Changed', delete: 'Deleted' } as const;

export const actionWord = (action: keyof typeof ACTIONS): string => ACTIONS[action];
