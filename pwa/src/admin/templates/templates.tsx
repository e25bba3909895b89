import {
  TEMPLATE_DURATION,
  TEMPLATE_MARKS,
  templateCalls,
  type ManagedTemplate,
} from '@exam/shared-schema/contract';
import { formatConsoleDate, formatCount, formatScore, formatShortMinutes } from '../../format/index.ts';
import { Pill } from '../../ui/index.ts';
import type { BodyOf, FormValues } from '../call-types.ts';
import type { UseFollowing } from '../form/create.ts';
import { PAGE_SIZE } from '../list/declaration.ts';
import { managedEntity } from '../managed-entity.ts';
import { DayCell, NamedCell } from '../fields/cells.tsx';
import {
  fixedChoices,
  sectionsOf,
  useCategoryChoices,
  useManagedTemplates,
  useSectionChoices,
  useSections,
} from '../fields/choices.ts';
import { nameFields } from '../fields/decoration-fields.tsx';
import { marksOfSections } from './section-marks.ts';
import { TemplateSummary } from './template-summary.tsx';

/** If the server does not answer at all. */
const NO_DATA = 'Failed to load data. Please refresh the page.';
const CATEGORIES = {
  failed: NO_DATA,
  failedOfServer: 'Failed to fetch categories',
  none: 'No categories available. Please create categories first.',
};
const SECTIONS = {
  failed: NO_DATA,
  failedOfServer: 'Failed to fetch sections',
  none: 'No sections available. Please create sections first.',
};

const BASIC = 'Basic information';
const SETTINGS = 'Settings';
/** ST64: the settings of official patterns follow the fields of the product's own form. */
const RULES = 'Exam rules';

const [nameField, descriptionField] = nameFields('Template Name');

const defaultField = {
  kind: 'switch',
  name: 'isdefault',
  label: 'Default template',
  on: 'It is the default for new exams, in place of any other.',
  off: 'It is not the default for new exams.',
} as const;

const fields = [
  { ...nameField, group: BASIC },
  {
    kind: 'select',
    name: 'categoryId',
    label: 'Category',
    placeholder: 'Select a category',
    group: BASIC,
    useChoices: () => useCategoryChoices(CATEGORIES),
  },
  { ...descriptionField, group: BASIC },
  {
    kind: 'number',
    name: 'duration',
    label: 'Duration (minutes)',
    min: TEMPLATE_DURATION.least,
    max: TEMPLATE_DURATION.most,
    step: 1,
    group: BASIC,
  },
  {
    kind: 'number',
    name: 'totalMarks',
    label: 'Total Marks',
    hint: 'Filled in from the sections that you choose.',
    min: TEMPLATE_MARKS.least,
    max: TEMPLATE_MARKS.most,
    group: BASIC,
  },
  {
    kind: 'many',
    name: 'sections',
    label: 'Sections',
    hint: 'The paper has them in the order in which you choose them.',
    noun: 'sections',
    group: 'Section selection',
    useChoices: () => useSectionChoices(SECTIONS),
  },
  {
    kind: 'switch',
    name: 'isAiEnabled',
    label: 'AI',
    on: 'It can be used for tests by AI.',
    off: 'No tests by AI.',
    group: SETTINGS,
  },
  {
    kind: 'switch',
    name: 'isPublic',
    label: 'Public',
    on: 'Students see it.',
    off: 'Only administrators see it.',
    group: SETTINGS,
  },
  { ...defaultField, group: SETTINGS },
  {
    kind: 'select',
    name: 'sectionTiming',
    label: 'Timing of sections',
    placeholder: 'Choose a timing',
    group: RULES,
    useChoices: fixedChoices({
      free: 'One time for all sections',
      locked: 'Each section has its own time and is locked after it',
    }),
  },
  {
    kind: 'select',
    name: 'calculator',
    label: 'Calculator',
    placeholder: 'None',
    none: null,
    optional: true,
    group: RULES,
    useChoices: fixedChoices({ basic: 'Basic', scientific: 'Scientific' }),
  },
  {
    kind: 'select',
    name: 'resultsPolicy',
    label: 'Results',
    placeholder: 'Choose when',
    group: RULES,
    useChoices: fixedChoices({
      'after-sync': 'When the server has marked the attempt',
      'on-submit': 'At once, on the device',
    }),
  },
] as const;

/** CN6: the total marks follow the chosen sections until another total is typed. */
const useMarksOfSections: UseFollowing<FormValues<BodyOf<typeof templateCalls.create>>> = () => {
  const all = useSections().data ?? [];
  return (changed, after, before) => {
    if (changed !== 'sections') return {};
    const was = marksOfSections(sectionsOf(all, before.sections), before.scheme);
    const isTyped = before.totalMarks !== '' && before.totalMarks !== (was ?? 0);
    const totalMarks = marksOfSections(sectionsOf(all, after.sections), after.scheme);
    return isTyped || totalMarks === null ? {} : { totalMarks };
  };
};

/** The form cannot be sent while there is no exam or no section to choose. */
function useCanSend(): boolean {
  const hasSections = useSectionChoices(SECTIONS).options.length > 0;
  return useCategoryChoices(CATEGORIES).options.length > 0 && hasSections;
}

/** ST64: official patterns are templates too. Name and description are not copied into the new one. */
function useTemplateSource() {
  const { choices, rows } = useManagedTemplates();
  return {
    ...choices,
    valuesOf: (chosen: string) => {
      const template = rows.find(({ _id }) => _id === chosen);
      if (template === undefined) return {};
      const { duration, totalMarks, isAiEnabled, sectionTiming, calculator, scheme, resultsPolicy } =
        template;
      return {
        categoryId: template.categoryId._id,
        sections: template.sections.map(({ _id }) => _id),
        ...{ duration, totalMarks, isAiEnabled, sectionTiming, calculator, scheme, resultsPolicy },
      };
    },
  };
}

const denied = (what: string) => ({ 403: `Access denied. You don't have permission to ${what} templates.` });

export const templates = managedEntity(templateCalls, {
  group: 'Exams',
  icon: 'file',
  words: {
    lead: 'What test papers are made by',
    pager: ({ page, total }) =>
      `Showing ${(page - 1) * PAGE_SIZE + 1} to ${Math.min(page * PAGE_SIZE, total)} of ${total} templates`,
    failedText: 'Failed to fetch exam templates. Please check your connection and try again.',
    failedOfStatus: { ...denied('view'), 500: 'Server error occurred. Please try again later.' },
    search: 'Search templates',
    createTitle: 'Create Exam Template',
    createLead: 'The plan of an exam: its sections, its time and its rules',
  },
  nameOf: ({ name }) => name,
  list: {
    columns: [
      {
        key: 'name',
        header: 'Template',
        sort: 'name',
        cell: ({ name, description }) => <NamedCell name={name} note={description} />,
      },
      { key: 'category', header: 'Category', cell: ({ categoryId }) => categoryId.name },
      {
        key: 'duration',
        header: 'Duration',
        cell: ({ duration, totalMarks }) => (
          <NamedCell name={formatShortMinutes(duration)} note={`${formatScore(totalMarks)} marks`} />
        ),
      },
      { key: 'sections', header: 'Sections', cell: SectionsCell },
      { key: 'badges', header: 'Badges', cell: BadgesCell },
      { key: 'created', header: 'Created', sort: 'createdAt', cell: DatesCell },
      {
        key: 'default',
        header: 'Default',
        cell: ({ isdefault }) =>
          isdefault ? (
            <Pill tone="accent" icon="check">
              Default
            </Pill>
          ) : (
            'No'
          ),
      },
    ],
    filters: [
      {
        name: 'categoryId',
        label: 'Category',
        all: 'All Categories',
        useChoices: () => useCategoryChoices(CATEGORIES),
      },
      {
        name: 'visibility',
        label: 'Visibility',
        all: 'All Visibility',
        useChoices: fixedChoices({ public: 'Public', private: 'Private' }),
      },
      {
        name: 'ai',
        label: 'AI',
        all: 'All AI',
        useChoices: fixedChoices({ enabled: 'AI enabled', disabled: 'AI disabled' }),
      },
    ],
  },
  create: {
    fields,
    empty: {
      duration: TEMPLATE_DURATION.usual,
      totalMarks: 0,
      isPublic: true,
      sectionTiming: 'free',
      resultsPolicy: 'after-sync',
      // Null means the product's own marking scheme.
      scheme: null,
    },
    stopAtFirst: true,
    success: () => 'Exam Template Created Successfully!',
    failure: 'Failed to create exam template. Please try again.',
    resetAfterMs: 3000,
    useCanSend,
    useFollowing: useMarksOfSections,
    startFrom: {
      label: 'Start from',
      hint: 'An official pattern or any other template: its sections, time and exam rules are filled in below.',
      placeholder: 'An empty template',
      useSource: useTemplateSource,
    },
    preview: ({ sections, duration, totalMarks, scheme }) => (
      <TemplateSummary
        chosen={sections}
        duration={Number(duration)}
        totalMarks={Number(totalMarks)}
        scheme={scheme}
      />
    ),
    previewTitle: 'Summary',
  },
  edit: {
    fields: [defaultField],
    failed: 'Update Failed',
    failure: 'Failed to update template',
    failureOfStatus: {
      ...denied('update'),
      404: 'Template not found. It may have been deleted.',
    },
  },
  remove: {
    warning:
      'This action cannot be undone. The template and all its configurations will be permanently deleted.',
    failure: 'Something went wrong. Please try again.',
    failureOfServer: 'Failed to delete template.',
  },
});

function SectionsCell({ sections }: ManagedTemplate) {
  const questions = sections.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <span className="list-words list-counts">
      <span>{formatCount(sections.length, 'section', 'sections')}</span>
      <span className="list-small">{formatCount(questions, 'question', 'questions')}</span>
    </span>
  );
}

function BadgesCell({ isAiEnabled, isPublic }: ManagedTemplate) {
  return (
    <span className="list-pills">
      <Pill tone={isAiEnabled ? 'ok' : 'neutral'}>{isAiEnabled ? 'AI on' : 'AI off'}</Pill>
      <Pill icon={isPublic ? 'eye' : 'lock'}>{isPublic ? 'Public' : 'Private'}</Pill>
    </span>
  );
}

function DatesCell({ createdAt, updatedAt }: ManagedTemplate) {
  return (
    <span className="list-words">
      <DayCell time={createdAt} />
      {updatedAt !== createdAt && (
        <span className="list-note num">{`Updated: ${formatConsoleDate(updatedAt)}`}</span>
      )}
    </span>
  );
}
