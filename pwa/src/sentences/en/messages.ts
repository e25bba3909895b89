/** Messages of the server, the contract and offline/ are written in English already. */
export const messages: Readonly<Record<string, string>> = {};
