import { useState } from 'react';

import { type Boxes, Button, NamedSteps, noDigits, OtpInput, PhoneField, Stack, Stepper } from '../index.ts';
import { GallerySection } from './section.tsx';

const STEPS = [
  'Username',
  'Full name',
  'Email',
  'Email code',
  'Phone',
  'Phone code',
  'Exam',
  'Password',
  'Confirm',
];
const CODES = [
  { value: '+91', label: '+91 India' },
  { value: '+1', label: '+1 US, Canada' },
];
const WRONG: Boxes = ['4', '0', '9', '6', '1', '8'];

export function WizardGallery() {
  const [code, setCode] = useState<Boxes>(noDigits(6));
  const [country, setCountry] = useState('+91');
  const [phone, setPhone] = useState('9876543210');
  return (
    <GallerySection title="Wizard">
      <div style={{ maxWidth: '26rem' }}>
        <Stack gap={6}>
          {[0, 3, 8].map((current) => (
            <Stepper key={current} label="Registration" steps={STEPS} current={current} />
          ))}
          <NamedSteps
            label="Your own test"
            steps={['Category', 'Subjects & Topics', 'Test Type']}
            current={1}
          />
          <OtpInput label="Code" value={code} onChange={setCode} hint="It is six digits long." />
          <OtpInput
            label="Code, wrong"
            value={WRONG}
            onChange={setCode}
            error="Invalid OTP. Please try again."
          />
          <PhoneField
            label="Mobile number"
            codes={CODES}
            code={country}
            onCode={setCountry}
            digits={phone}
            onDigits={setPhone}
            length={10}
          />
          <Button variant="primary" large wide busy busyWords="Signing in...">
            Sign in
          </Button>
        </Stack>
      </div>
    </GallerySection>
  );
}
