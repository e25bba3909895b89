export type Messages = Readonly<Record<string, string>>;

/** Messages of the server, the contract and offline/ are written in English already. */
export const messages: Messages = {};
