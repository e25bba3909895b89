import './paper-panel.css';
import type { AttemptState, QuestionStatus } from '@exam/shared-schema/attempt';
import type { PackageSection } from '@exam/shared-schema/paper-package';
import { Fragment, memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import {
  Diagram,
  DiagramPlace,
  EmptyState,
  isShowable,
  LatexDiagram,
  lettered,
  QuestionSet,
  RichText,
  Sheet,
  useIsNear,
} from '../../../../ui/index.ts';
import { useRoomImages } from '../../room-images.tsx';
import type { ExamToolProps } from '../tool.ts';
import { useLanguageChoice } from '../../../../state/paper-language/language-choice.ts';
import {
  localizedQuestion,
  localizedSet,
  type LocalizedQuestion,
} from '../../../../state/paper-language/localized-question.ts';
import { say, useLanguage } from '../../../../sentences/index.ts';

/** All questions of the paper on one page, each with its state; a tap opens the question. */
export default function PaperPanel({ room, controller, question, onClose }: ExamToolProps) {
  const attempt: AttemptState = useStore(room.store, (state) => state.attempt);
  const openSectionId = useStore(room.store, (state) => state.openSectionId);
  const choice = useLanguageChoice(room.row.attemptId);
  const imageOf = useRoomImages();
  const go = useCallback(
    (sectionIndex: number, index: number) => {
      controller.goToIndex(sectionIndex, index);
      onClose();
    },
    [controller, onClose],
  );
  return (
    <Sheet open onClose={onClose} title={say.toolbar.names.paper} closeLabel={say.tools.paper.close} wide>
      <div className="paper-view">
        {controller.sections.map((section, sectionIndex) => {
          const access = controller.accessOf({ openSectionId }, sectionIndex);
          if (access !== 'open') return <Locked key={section._id} title={section.title} access={access} />;
          const states = controller.statesOf(attempt, sectionIndex);
          return (
            <section key={section._id} aria-label={section.title}>
              <h3>{section.title}</h3>
              <ol className="paper-view-list">
                {section.questions.map((each, index) => {
                  const { src, alt } = controller.diagramOf(each, imageOf) ?? {};
                  const line = (
                    <PaperLine
                      key={each._id}
                      question={localizedQuestion(room.paper, each, choice)}
                      diagramLabel={say.tools.paper.diagram(index + 1, section.title)}
                      diagramSrc={src}
                      diagramAlt={alt}
                      sectionIndex={sectionIndex}
                      index={index}
                      state={states[index] ?? 'not-visited'}
                      isCurrent={each._id === question._id}
                      onGo={go}
                    />
                  );
                  const set = startsSet(section, index) && localizedSet(room.paper, each, choice);
                  if (!set) return line;
                  return (
                    <Fragment key={each._id}>
                      <li className="paper-line-set">
                        <QuestionSet
                          set={set}
                          {...controller.numbersOf(section, set._id)}
                          diagram={controller.diagramOf(set, imageOf)}
                        />
                      </li>
                      {line}
                    </Fragment>
                  );
                })}
              </ol>
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}

/** BK5: a set is shown once, before its first question. */
function startsSet({ questions }: PackageSection, index: number): boolean {
  const set = questions[index]?.set;
  return set !== undefined && set !== questions[index - 1]?.set;
}

interface LockedProps {
  readonly title: string;
  readonly access: 'closed' | 'later';
}

/** ST17: the questions of a section are visible only while it is open. */
function Locked({ title, access }: LockedProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className="paper-line-locked">{say.tools.paper[access]}</p>
    </section>
  );
}

interface DrawnProps {
  readonly question: LocalizedQuestion;
  /** Distinguishes it from other diagrams on the page. */
  readonly diagramLabel: string;
  /** The saved image; absent while the paper's images are being read. */
  readonly diagramSrc: string | undefined;
  readonly diagramAlt: string | undefined;
}

interface PaperLineProps extends DrawnProps {
  readonly sectionIndex: number;
  readonly index: number;
  readonly state: QuestionStatus;
  readonly isCurrent: boolean;
  readonly onGo: (sectionIndex: number, index: number) => void;
}

const PaperLine = memo(function PaperLine(props: PaperLineProps) {
  useLanguage();
  const { question, diagramLabel, diagramSrc, diagramAlt, sectionIndex, index, state, isCurrent, onGo } =
    props;
  const line = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useIsNear(line, 'dialog');
  useLayoutEffect(() => {
    // The page opens at the current question.
    if (isCurrent) button.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent]);
  return (
    <li ref={line} className="paper-line" onClick={() => onGo(sectionIndex, index)}>
      <button
        ref={button}
        type="button"
        className="paper-line-go"
        data-autofocus={isCurrent || undefined}
        aria-current={isCurrent || undefined}
      >
        <span className={`palette-cell palette-${state} num`} aria-hidden="true">
          {index + 1}
        </span>
        <span className="visually-hidden">{say.tools.paper.question(index + 1)}</span>
        <span className="paper-line-state">{say.labels.questionStates[state]}</span>
      </button>
      {isNear ? (
        <Words
          question={question}
          diagramLabel={diagramLabel}
          diagramSrc={diagramSrc}
          diagramAlt={diagramAlt}
        />
      ) : (
        <>
          <p className="paper-line-plain">{question.text}</p>
          {question.diagramUrl !== undefined && <DiagramPlace />}
        </>
      )}
    </li>
  );
});

function Words({ question, ...diagram }: DrawnProps) {
  const { text, lang, options } = question;
  if (!isShowable(question)) return <EmptyState icon="alert" title={say.room.question.invalid} />;
  return (
    <div className="paper-line-words">
      <RichText text={text} lang={lang} className="paper-line-text" />
      <Drawn question={question} {...diagram} />
      {options.length > 0 && (
        <ol className="paper-line-options">
          {lettered(options).map((option) => (
            <li key={option._id}>
              <span aria-hidden="true">{option.name}</span>
              <RichText text={option.text} lang={lang} inline />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The diagram at a fixed height; a tap on it zooms or retries and does not open the question. */
function Drawn({ question, diagramLabel, diagramSrc, diagramAlt = '' }: DrawnProps) {
  const { diagramUrl, diagramLatex } = question;
  if (diagramUrl === undefined && diagramLatex === undefined) return null;
  return (
    <div className="paper-line-drawn" onClick={(event) => event.stopPropagation()}>
      {diagramUrl !== undefined &&
        (diagramSrc === undefined ? (
          <DiagramPlace />
        ) : (
          <Diagram src={diagramSrc} alt={diagramAlt} label={diagramLabel} boxed />
        ))}
      {diagramLatex !== undefined && <LatexDiagram tex={diagramLatex} label={diagramLabel} />}
    </div>
  );
}
