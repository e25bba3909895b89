const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** 'Nov 21, 2026': how the console shows dates. @param time an ISO 8601 text. */
export const dayOf = (time: string) => DAY.format(new Date(time));

/** What a dialog that deletes from the catalogue warns of. */
export const DELETE_WARNING = 'This action cannot be undone. All associated data will be affected.';
