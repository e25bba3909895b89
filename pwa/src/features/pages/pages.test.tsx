import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import ContactUs from './contact-us.tsx';
import PrivacyPolicy from './privacy-policy.tsx';
import RefundPolicy from './refund-policy.tsx';
import TermsConditions from './terms-conditions.tsx';

const textOf = (Screen: ComponentType): string => {
  const { container, unmount } = render(<Screen />);
  const text = (container.textContent ?? '').replace(/\s+/g, ' ');
  unmount();
  return text;
};

test('the refund page says for what, within which times, and how long it takes', () => {
  const text = textOf(RefundPolicy);
  expect(text).toMatch(/duplicate/i);
  expect(text).toMatch(/unauthori[sz]ed/i);
  for (const term of ['7 business days', 'within 7 days of the payment', '5–10 business days', '24–48 hours'])
    expect(text).toContain(term);
});

test('every page that says when we answer says the same, and the terms name the city', () => {
  for (const screen of [ContactUs, TermsConditions, PrivacyPolicy, RefundPolicy])
    expect(textOf(screen)).toContain('24–48 hours');
  expect(textOf(TermsConditions)).toContain('Bangalore');
  expect(textOf(ContactUs)).toContain('Bangalore');
});
