import { openDatabase } from './database.ts';

/** The device's only database; the app and its worker each open it once. */
export const database = openDatabase();
