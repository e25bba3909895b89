import { ADMIN } from './student.ts';

/** A section of a made paper: all questions of one type, with its marks. */
export interface MadeSection {
  readonly title: string;
  readonly group: {
    readonly type: string;
    readonly marks: string;
    readonly penalty: string;
    readonly partial: string;
  };
  /** The questions as the form of the console sends them, without subject and topic. */
  readonly questions: readonly object[];
}

/**
 * Made by the calls of the console: the questions by an administrator, a template for exactly them and the paper by `maker`,
 * to whose organisation they belong.
 */
export async function makePaper(
  url: string,
  title: string,
  sections: readonly MadeSection[],
  maker = ADMIN,
): Promise<void> {
  const sendAs = async (who: typeof ADMIN) => {
    const token = await signInByCall(url, who);
    return (path: string, body: object) => post(`${url}/api/${path}`, body, token);
  };
  const send = await sendAs(ADMIN);
  const subjectId = await send('subjects/create_subject', { name: `Subject of ${title}` });
  const difficultyRange = { min: 1, max: 9 };
  const topicId = await send('topics/create_topic', {
    name: `Topic of ${title}`,
    subjectId,
    difficultyRange,
  });
  const categoryId = await send('categories/create_category', {
    name: `Exam of ${title}`,
    icon: 'fa-solid fa-atom',
    gradientColor: 'from-blue-400 to-blue-600',
    subjects: [subjectId],
  });
  const make = maker === ADMIN ? send : await sendAs(maker);
  const sectionIds: string[] = [];
  for (const { title: name, group, questions } of sections) {
    const type = { type: group.type, subjectId, topicId };
    for (const question of questions) await send('questions', { ...question, ...type });
    const questionCount = questions.length;
    const groups = [{ ...group, count: questionCount }];
    sectionIds.push(await make('sections/create_section', { title: name, questionCount, groups }));
  }
  const template = { name: `Template of ${title}`, categoryId, totalMarks: 100, duration: 60 };
  const templateId = await make('templates/create_template', { ...template, sections: sectionIds });
  const chosen = { templateId, categoryId, subjectIds: [subjectId], topicIds: [topicId] };
  await make('test-papers/create_testpaper_auto', { title, ...chosen });
}

async function signInByCall(url: string, { email, password }: typeof ADMIN): Promise<string> {
  const answer = await sent(`${url}/api/auth/login`, { email, password });
  return String(answer['token']);
}

/** @returns the id of what was made. */
async function post(address: string, body: object, token: string): Promise<string> {
  const answer = await sent(address, body, token);
  const made = (answer['data'] ?? answer['category']) as { readonly _id: string };
  return made._id;
}

/** @throws Error with the server's answer if it refuses. */
async function sent(address: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}
