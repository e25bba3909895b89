import { describe, expect, it } from 'vitest';
import { readTable } from './table.ts';

const COLUMNS = { key: 'key', others: ['topic', 'level'] } as const;

/** The rows as lists of texts, or the problem. */
function read(text: string) {
  const table = readTable(text, COLUMNS);
  if ('problem' in table) return table.problem;
  return table.rows.map(({ textOf }) => [textOf('key'), textOf('topic'), textOf('level')]);
}

const ROWS = [
  ['a', 'Optics', '3'],
  ['b', 'Heat, work', ''],
];

describe('[IM8] a table of a spreadsheet', () => {
  it.each([
    ['commas', 'key,topic,level\na,Optics,3\nb,"Heat, work",\n'],
    ['semicolons', 'key;topic;level\r\na;Optics;3\r\nb;Heat, work;\r\n'],
    ['tabs', 'key\ttopic\tlevel\na\tOptics\t3\nb\tHeat, work\t'],
    ['the line that names the delimiter', 'sep=;\r\nkey;topic;level\r\na;Optics;3\r\nb;Heat, work;\r\n'],
    ['a byte order mark', '\ufeffkey,topic,level\na,Optics,3\nb,"Heat, work",\n'],
    ['both of these', '\ufeffsep=,\nkey,topic,level\na,Optics,3\nb,"Heat, work",\n'],
    ['capitals and blanks in its header', ' Key ,TOPIC,\u200bLevel\u00a0\na,Optics,3\nb,"Heat, work",\n'],
    ['a header in quotation marks', '"key";"topic";"level"\na;Optics;3\nb;Heat, work;\n'],
    ['empty rows', 'key,topic,level\n\na,Optics,3\n,,\nb,"Heat, work",\n,,\n , ,\n\n'],
    ['empty columns', 'key,,topic,level,,\na,,Optics,3,,\nb,,"Heat, work",,,\n,,,,,\n'],
    ['empty cells beyond its header', 'key,topic,level\na,Optics,3,,\nb,"Heat, work",\n'],
    ['columns in another order', 'level,topic,key\n3,Optics,a\n,"Heat, work",b\n'],
  ])('may have %s', (_what, text) => {
    expect(read(text)).toEqual(ROWS);
  });

  it('may lack columns, and have line breaks in a cell', () => {
    expect(read('key,topic\na,"one\ntwo"\n')).toEqual([['a', 'one\ntwo', '']]);
    expect(read('key\n')).toEqual([]);
  });

  it.each([
    ['', 'has no column key in its first row. It has to have the column key, and may have topic, level.'],
    [
      'topic,level\na,3\n',
      'has no column key in its first row. It has to have the column key, and may have topic, level.',
    ],
    [
      'key,topic,colour\na,b,c\n',
      "has a column 'colour' (C) that is not known. It has to have the column key, and may have topic, level.",
    ],
    ['key,topic,Topic\na,b,c\n', 'has the column topic twice: B and C.'],
    ['key,topic\n\na,b\n,c\n', 'has no key in row 4, column A.'],
    ['key,topic\na,b\n\nc,d\na,e\n', "has the key 'a' twice: in row 2, column A and row 5, column A."],
    ['key,topic,level\na,b\n', 'has 2 cells in row 2, and 3 columns.'],
    ['key,topic\na,b,c\n', "has 'c' in row 2, column C, which has no name in the first row."],
    ['key,,topic\na,"x\ny",b\n', "has 'x y' in row 2, column B, which has no name in the first row."],
    ['key,topic\na,b\nc,"d\n', /^is no table from row 3 on: /],
    ['key,topic\na,b "c" d"\n', /^is no table from row 2 on: /],
  ])('is refused with the place, as in %j', (text, problem) => {
    expect(read(text)).toEqual(problem instanceof RegExp ? expect.stringMatching(problem) : problem);
  });

  it('names columns beyond Z as a spreadsheet does', () => {
    const commas = ','.repeat(27);
    expect(read(`key${commas}\na${commas}x\n`)).toBe(
      "has 'x' in row 2, column AB, which has no name in the first row.",
    );
  });
});
