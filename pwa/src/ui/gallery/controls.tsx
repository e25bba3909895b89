import { useState } from 'react';

import {
  Avatar,
  Banner,
  Button,
  Chip,
  ChipGroup,
  ConnectionSign,
  DifficultyMark,
  Field,
  Icon,
  IconButton,
  iconNames,
  LinkButton,
  Pager,
  PasswordInput,
  Pill,
  Row,
  Segmented,
  Select,
  Stack,
  Tabs,
  TextArea,
  TextInput,
} from '../index.ts';
import { GallerySection } from './section.tsx';

const noop = () => undefined;

function Buttons() {
  return (
    <GallerySection title="Buttons">
      <Row>
        <Button variant="primary">Start</Button>
        <Button>Back to Home</Button>
        <Button variant="tonal">Resume</Button>
        <Button variant="quiet">Clear</Button>
        <Button variant="danger" icon="trash">
          Remove
        </Button>
        <Button disabled>Your plan now</Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button busy>Saving</Button>
        <LinkButton href="#buttons" iconEnd="right">
          See solution
        </LinkButton>
        <IconButton icon="refresh" label="Refresh" />
      </Row>
      <Button variant="primary" large wide>
        Verify and continue
      </Button>
      <Row gap={1}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </Row>
    </GallerySection>
  );
}

function Choices() {
  const [tab, setTab] = useState('trending');
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [chosen, setChosen] = useState<readonly string[]>(['Definite integrals']);
  const [page, setPage] = useState(4);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <GallerySection title="Choices">
      <Tabs
        label="Papers"
        tabs={[
          { id: 'trending', label: 'Trending Tests' },
          { id: 'personalized', label: 'Personalized Papers' },
          { id: 'predefined', label: 'Pre-defined', count: 48 },
          { id: 'plans', label: 'Plans' },
          { id: 'leadboard', label: 'Leadboard' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <p>The panel of {tab}.</p>
      </Tabs>
      <Row>
        <Segmented
          label="Question language"
          options={[
            { value: 'en', label: 'EN' },
            { value: 'hi', label: 'हिन्दी', lang: 'hi' },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <ChipGroup label="Topics">
          {['Definite integrals', 'Probability'].map((name) => (
            <Chip key={name} checked={chosen.includes(name)} onChange={() => toggle(name)}>
              {name}
            </Chip>
          ))}
          <Chip checked={false} onChange={noop} disabled>
            Ready offline
          </Chip>
        </ChipGroup>
      </Row>
      <Pager page={page} totalPages={12} onPage={setPage} summary={`Page ${page} of 12`} />
    </GallerySection>
  );
}

function Labels() {
  return (
    <GallerySection title="Labels">
      <Row>
        <Pill>Draft</Pill>
        <Pill tone="accent" icon="medal">
          Excellent
        </Pill>
        <Pill tone="ok" icon="check">
          Correct
        </Pill>
        <Pill tone="bad" icon="cross">
          Incorrect
        </Pill>
        <Pill tone="warn" icon="minus">
          Partly correct
        </Pill>
        <Pill tone="mark" icon="flag">
          Marked
        </Pill>
        <DifficultyMark label="Easy" bars={1} />
        <DifficultyMark label="Medium" bars={2} />
        <DifficultyMark label="Hard" bars={3} />
        <Avatar name="Asha Sharma" />
        <Avatar name="आशा" large />
      </Row>
      <Row>
        <ConnectionSign online waiting={0} syncing={false} />
        <ConnectionSign online waiting={2} syncing href="#sync" />
        <ConnectionSign online={false} waiting={0} syncing={false} />
        <ConnectionSign online={false} waiting={2} syncing={false} href="#sync" />
      </Row>
      <ConnectionSign online={false} waiting={2} syncing={false} href="#sync" strip />
    </GallerySection>
  );
}

function Forms() {
  return (
    <GallerySection title="Forms">
      <form style={{ maxWidth: '26rem' }} onSubmit={(event) => event.preventDefault()}>
        <Stack>
          <Field label="Email" hint="We send the code here.">
            <TextInput type="email" autoComplete="email" defaultValue="asha@example.in" />
          </Field>
          <Field label="Full Name" error="Name must be at least 2 characters">
            <TextInput defaultValue="A" autoComplete="name" />
          </Field>
          <Field label="Password" aside={<a href="#forgot">Forgot password?</a>}>
            <PasswordInput defaultValue="correct horse" />
          </Field>
          <Field label="Subject">
            <Select
              placeholder="Select a subject"
              options={[
                { value: 'physics', label: 'Physics' },
                { value: 'chemistry', label: 'Chemistry' },
              ]}
            />
          </Field>
          <Field label="Search">
            <TextInput icon="search" type="search" placeholder="Search by name" />
          </Field>
          <Field label="Notes">
            <TextArea defaultValue="Two lines fit here." />
          </Field>
          <Field label="Phone" hint="It cannot be changed here.">
            <TextInput disabled defaultValue="+91 98xxx xx210" />
          </Field>
        </Stack>
      </form>
      <Banner tone="info">Saved papers keep working offline until the plan ends.</Banner>
      <Banner tone="ok" title="Handed in" onDismiss={noop}>
        The server has your answers.
      </Banner>
      <Banner tone="warn" action={<Button>Sync now</Button>}>
        Two attempts wait for a connection.
      </Banner>
      <Banner tone="bad" title="Not saved">
        The device is full. Your last answer is not stored.
      </Banner>
    </GallerySection>
  );
}

export function ControlsGallery() {
  return (
    <>
      <Buttons />
      <Choices />
      <Labels />
      <Forms />
    </>
  );
}
