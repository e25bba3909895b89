import { openContext } from './prepare.ts';
import { addPapers, addStudents } from './world.ts';

/** Puts papers of the given lengths, all with maths, into the database of DATA_DIR: what the device's bench sits. */
const context = await openContext(process.env['DATA_DIR'] ?? './data');
const [author = ''] = await addStudents(context, 1, 'author');
for (const questions of process.argv.slice(2).map(Number)) {
  await addPapers(context, author, { count: 1, questions, title: `Bench paper of ${questions} questions` });
}
await context.store.close();
