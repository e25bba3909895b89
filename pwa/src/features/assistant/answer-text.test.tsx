import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMaths, RichText } from '../../ui/index.ts';
import { scriptObserver } from '../../test/scripted-observer.ts';
import AnswerText from './answer-text.tsx';

beforeEach(() => void scriptObserver());
afterEach(() => void vi.unstubAllGlobals());

/** Renders all blocks with their formatting. */
async function draw(text: string): Promise<HTMLElement> {
  const { container } = render(<AnswerText text={text} />);
  await expect.poll(() => container.querySelector('.answer-plain')).toBeNull();
  return container;
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://e.example"></iframe>',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<style>*{display:none}</style>',
  'text with <b onclick=alert(1)>markup</b> in it',
  '[script](javascript:alert(1)) [data](data:text/html,x) [file](file:///etc) [mail](mailto:a@b.example)',
  '[odd](JaVaScRiPt:alert(1)) [entity](javascript&#58;alert(1)) [space]( javascript:alert(1))',
  '[rel](/profile) [host](//e.example) <javascript:alert(1)>',
  '![picture](https://e.example/track.png) ![](data:image/png;base64,AA)',
  '[![in a link](https://e.example/a.png)](vbscript:x)',
  '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://e.example/a.png}$',
  '$<img src=x onerror=alert(1)>$',
  '[^1]\n\n[^1]: <script>1</script>',
];
const dangerous =
  'script, img, iframe, svg:not(.katex svg), style, object, form, [onerror], [onclick], [onload], ' +
  'a:not([href^="https://"]):not([href^="http://"])';

it('[AW5] nothing of an answer becomes markup, a picture, or a link that leads elsewhere than to a page', async () => {
  const whole = await draw(attacks.join('\n\n'));
  await act(loadMaths);
  expect(whole.querySelectorAll(dangerous)).toHaveLength(0);
  expect(whole.textContent).toContain('<script>alert(1)</script>');
  expect(whole.textContent).toContain('[picture]');
});

it('[AW5] a link to a page opens apart and tells nothing of this one', async () => {
  const container = await draw('See [the page](https://e.example/a) or http://f.example.');
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual(['https://e.example/a', 'http://f.example/']);
  for (const { rel, target } of links) {
    expect(target).toBe('_blank');
    expect(rel).toContain('noopener');
    expect(rel).toContain('noreferrer');
  }
});

it('[AW5] formulas are set by the app’s own typesetter, within a line and on their own', async () => {
  await act(loadMaths);
  const text = 'It is $x^2$ or \\(y\\).\n\n$$z$$\n\n| a |\n| --- |\n| $w$ |\n\n`$code$`';
  const { container } = render(<AnswerText text={text} />);
  await expect.poll(() => container.querySelectorAll('.formula .katex')).toHaveLength(4);
  expect(container.querySelectorAll('.formula-display')).toHaveLength(1);
  expect(container.querySelector('td .katex')).not.toBeNull();
  expect(container.querySelector('code')?.textContent).toBe('$code$');
});

it('[AW5] a formula is heard as in a question', async () => {
  await act(loadMaths);
  const { container } = render(<AnswerText text="It is $x^2$." />);
  await expect.poll(() => container.querySelector('math')).not.toBeNull();
  const question = render(<RichText text="It is $x^2$." />).container;
  expect(container.querySelector('p')?.innerHTML).toBe(question.querySelector('p')?.innerHTML);
});

it('[AW5] code keeps its lines and indentation, and its dollars and backslashes', async () => {
  const container = await draw('```js\nif (x) {\n  print("$x$\\n");\n}\n```');
  expect(container.querySelector('pre code')?.textContent).toBe('if (x) {\n  print("$x$\\n");\n}');
});

it('[AW5] a table has its head, a list its numbers, and a quotation stands apart', async () => {
  const container = await draw('| a | b |\n| - | - |\n| 1 | 2 |\n\n4. c\n5. d\n\n> e');
  const texts = (of: string) => [...container.querySelectorAll(of)].map(({ textContent }) => textContent);
  expect(texts('th')).toEqual(['a', 'b']);
  expect(texts('td')).toEqual(['1', '2']);
  expect(container.querySelector('ol')?.start).toBe(4);
  expect(texts('blockquote')).toEqual(['e']);
});

it('[AW5] headings stand below the title of the panel', async () => {
  const container = await draw('# A\n\n###### B');
  expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
});

it('[AW8] a huge text is drawn in steps, to its end', async () => {
  const text = `${'word '.repeat(4_000)}end`;
  const { container } = render(<AnswerText text={text} />);
  expect(container.textContent.length).toBeLessThan(1_000);
  await expect.poll(() => container.textContent.endsWith('end'), { timeout: 10_000 }).toBe(true);
});

it('[AW8] a finished block is not drawn again while the text grows', async () => {
  const first = 'A finished block with $x$.\n\n';
  const view = render(<AnswerText text={first} isGrowing />);
  const block = () => view.container.querySelector('p');
  await expect.poll(() => block()?.textContent).toContain('A finished block');
  await expect.poll(() => view.container.querySelector('.formula')).not.toBeNull();
  await expect.poll(() => view.container.querySelector('.formula-waiting')).toBeNull();
  const before = block();
  const paragraph = before?.innerHTML;
  view.rerender(<AnswerText text={`${first}And more, which is not whole`} isGrowing />);
  await expect.poll(() => view.container.textContent).toContain('And more');
  expect(block()).toBe(before);
  expect(block()?.innerHTML).toBe(paragraph);
});

it('[AW8] what is far below is words, and is set when it comes near', async () => {
  const isTop = ({ textContent }: Element) => textContent.includes('top');
  const comeNear = scriptObserver(isTop);
  const { container } = render(<AnswerText text={'The **top** of it.\n\nThe **foot** of it.'} />);
  const bold = () => [...container.querySelectorAll('strong')].map(({ textContent }) => textContent);
  await expect.poll(bold).toEqual(['top']);
  expect(container.textContent).toBe('The top of it.The foot of it.');
  comeNear([...container.querySelectorAll('.answer-plain')]);
  await expect.poll(bold).toEqual(['top', 'foot']);
});
