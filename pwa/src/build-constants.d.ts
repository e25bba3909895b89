/** Which build this is: equal sources give an equal version. `dev` under the development server, `test` in tests. */
declare const __APP_VERSION__: string;
