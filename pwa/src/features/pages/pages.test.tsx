import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import * as english from '../../sentences/en/parts/more.ts';
import * as hindi from '../../sentences/hi/parts/more.ts';
import type { PageBlock, PageText } from '../../sentences/page-text.ts';
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

/** The elements of a text: links and placeholders. */
const elementsIn = (text: string) => [...text.matchAll(/<(\w+)>.*?<\/\1>/g)].map(([, name]) => name).sort();

const shapeOf = (block: PageBlock) => {
  if (typeof block === 'string') return elementsIn(block);
  return 'facts' in block ? block.facts.map(({ text }) => elementsIn(text)) : block.map(elementsIn);
};

const outline = ({ sections }: PageText) => sections.map(({ body }) => body.map(shapeOf));

test.each(['about', 'contact', 'privacy', 'refunds', 'terms'] as const)(
  '[LA1] the page %s has the same paragraphs and links in every language',
  (page) => expect(outline(hindi.pages[page])).toEqual(outline(english.pages[page])),
);
