/** 'Page 2 of 7'. */
export const pageOf = ({ page, pages }: { readonly page: number; readonly pages: number }) =>
  `Page ${page} of ${pages}`;

/** The warning of every dialog that deletes from the catalogue. */
export const DELETE_WARNING = 'This action cannot be undone. All associated data will be affected.';
