import { openContext } from './prepare.ts';
import { addEncryptedExam } from './encrypted-exam.ts';
import { addPapers, addStudents } from './world.ts';

/**
 * Puts papers of the given lengths, all with maths, into the database of DATA_DIR: what the device's bench sits. Prints
 * those of the encrypted ones beside them, as JSON.
 */
const context = await openContext(process.env['DATA_DIR'] ?? './data');
const [author = ''] = await addStudents(context, 1, 'author');
for (const questions of process.argv.slice(2).map(Number)) {
  await addPapers(context, author, { count: 1, questions, title: `Bench paper of ${questions} questions` });
}
const exams = [];
for (const place of [0, 1, 2]) exams.push(await addEncryptedExam(context, author, place));
process.stdout.write(JSON.stringify(exams));
await context.store.close();
