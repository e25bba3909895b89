/** The warning of every dialog that deletes from the catalogue. */
export const DELETE_WARNING = 'This action cannot be undone. All associated data will be affected.';
