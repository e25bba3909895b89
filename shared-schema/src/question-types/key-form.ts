/** The fields of the console's form for a question that make up its key. */
export interface WrittenKey {
  readonly options: readonly {
    readonly text: string;
    readonly isRight: boolean;
    readonly row?: boolean | undefined;
  }[];
  readonly answer: string;
  readonly upTo: string;
  readonly tolerance: string;
  /** The key as text, for types with a notation of their own. */
  readonly keyText: string;
}

/** The fields of the form in which the key of a question is shown. */
interface ShownKey {
  /** The ids of the options that are marked as right. */
  readonly right?: readonly string[];
  readonly answer?: string | undefined;
  readonly upTo?: string | undefined;
  readonly tolerance?: string | undefined;
  readonly keyText?: string;
}

/** A field of the form with the sentence about it. */
type KeyFault = readonly [field: 'options' | 'answer' | 'keyText', sentence: string];

/** How the console's form writes the key of a type (BK16, BK19). */
export interface KeyForm<Key> {
  /** Why no key can be made of the fields; null if one can. The options are those that are not blank. */
  fault(form: WrittenKey): KeyFault | null;
  /** The key. @param ids of the options that are not blank, in their order. */
  key(form: WrittenKey, ids: readonly string[]): Key;
  /** The fields for a key. @param options of the question, in its order. */
  shown(key: Key, options: readonly { readonly _id: string; readonly row?: boolean | undefined }[]): ShownKey;
  /** Whether the fields can show the whole key. */
  isShowable(key: Key): boolean;
}

/** The ids of the options that are marked as right. */
export function rightIds({ options }: WrittenKey, ids: readonly string[]): string[] {
  return options.flatMap(({ isRight }, place) => (isRight ? [ids[place] ?? ''] : []));
}
