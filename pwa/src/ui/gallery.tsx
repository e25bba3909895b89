import { ChartsGallery } from './gallery/charts.tsx';
import { ControlsGallery } from './gallery/controls.tsx';
import { DecorationGallery } from './gallery/decoration.tsx';
import { ExamGallery } from './gallery/exam.tsx';
import { ResultsGallery } from './gallery/results.tsx';
import { RoomGallery } from './gallery/room.tsx';
import { StatesGallery } from './gallery/states.tsx';
import { WizardGallery } from './gallery/wizard.tsx';
import { Mark, Page, PageHead, Row, Stack, ThemeButton } from './index.ts';

/** All components in all their states, for development. `?room` shows only the exam room. */
export default function Gallery() {
  if (new URLSearchParams(location.search).has('room')) return <RoomGallery />;
  return (
    <main>
      <Page>
        <Stack gap={8}>
          <PageHead
            eyebrow={
              <Row gap={2}>
                <Mark /> Prep
              </Row>
            }
            title="The parts"
            lead="Paper and ink: every part in all its states."
            actions={<ThemeButton />}
          />
          <ControlsGallery />
          <WizardGallery />
          <StatesGallery />
          <DecorationGallery />
          <ChartsGallery />
          <ExamGallery />
          <ResultsGallery />
        </Stack>
      </Page>
    </main>
  );
}
