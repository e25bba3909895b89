import type { FastifyInstance } from 'fastify';
import {
  encryptPaper as encryptCall,
  examDay,
  examDayStudents,
  openingCodes,
  rehearseExamDay,
  releaseKey,
  sendOpeningCodes,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { readExamDay } from './board.ts';
import { encryptPaper, groupsOf, requirePaper } from './encrypt-paper.ts';
import { moveRelease } from './release.ts';
import { makeRehearsal } from './rehearsal.ts';
import { readStudents } from './students.ts';
import { sendCodes } from './send-codes.ts';
import { openingCodeFor } from './secrets.ts';

/** ED2, ED4, ED8 to ED10, ED18, ED20: the exam day of a paper, for those who manage it. */
export function examDayRoutes(app: FastifyInstance, context: Context): void {
  const { store, installation, clock } = context;
  const { t } = store;
  bind(app, examDay, async ({ params: { id } }, { scope }) => ({
    data: await readExamDay(context, { id, scope }),
  }));
  bind(app, encryptCall, async ({ params: { id }, body }, { caller, scope }) => {
    const { added } = await encryptPaper(context, { id, scope }, { chosen: body, by: caller._id });
    const groups = added === 1 ? '1 group has' : `${added} groups have`;
    return { message: `The paper is encrypted. ${groups} a new code.` };
  });
  bind(app, openingCodes, ({ params: { id } }, { caller, scope }) =>
    store.write(async (queries) => {
      const { keyId } = await requirePaper(t, queries, { id, scope });
      if (keyId === null) throw new AppError('CONFLICT', 'This paper is not encrypted.');
      const groups = await groupsOf(t, queries, id);
      // ED8: looking is recorded like a change.
      await recordChange(context, queries, {
        ...{ userId: caller._id, kind: 'papers', thingId: id, action: 'update' },
        before: {},
        after: { codesShown: groups.map(({ name }) => name) },
      });
      const code = (group: string) => openingCodeFor(installation, { testId: id, keyId }, group);
      return { data: groups.map(({ id: _id, kind, name }) => ({ _id, kind, name, code: code(_id) })) };
    }),
  );
  bind(app, sendOpeningCodes, async ({ params: { id }, body: { groupId } }, { caller, scope }) => {
    const students = await sendCodes(context, { id, scope }, { groupId, by: caller._id });
    return { message: `SMS are on their way to ${students === 1 ? '1 student' : `${students} students`}.` };
  });
  bind(app, examDayStudents, async ({ params: { id }, query }, { scope }) => ({
    data: await readStudents(context, { id, scope }, query),
  }));
  bind(app, rehearseExamDay, async ({ params: { id }, body }, { caller, scope }) => {
    await makeRehearsal(context, { id, scope }, body, caller._id);
    return { message: 'The rehearsal is made. Students can save it from now on.' };
  });
  bind(app, releaseKey, async ({ params: { id }, body }, { caller, scope }) => {
    const at = await moveRelease(context, { id, scope }, body, caller._id);
    return {
      message: at <= clock.now() ? 'The key is released.' : 'The release was moved.',
    };
  });
}
