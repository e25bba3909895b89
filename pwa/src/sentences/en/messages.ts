export type Messages = Readonly<Record<string, string>>;

/** Empty, because messages of the server, the contract and offline/ are English at their source. */
export const messages: Messages = {};
