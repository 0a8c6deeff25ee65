/** Where `DataTable` shows its rows as cards. */
export const tableBecomesCards = '@media screen and (max-width: 767.98px)';
