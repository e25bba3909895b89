export type Vector = readonly number[];
export type Matrix = readonly Vector[];

/**
 * Solves a small system of linear equations by elimination.
 * @param matrix positive definite, so that no pivot is 0.
 */
export function solve(matrix: Matrix, values: Vector): Vector {
  const rows = matrix.map((row, i) => [...row, values[i] ?? 0]);
  for (const [i, pivotRow] of rows.entries()) {
    const pivot = pivotRow[i] ?? 1;
    for (const [j, value] of pivotRow.entries()) pivotRow[j] = value / pivot;
    for (const [k, row] of rows.entries()) {
      const factor = k === i ? 0 : (row[i] ?? 0);
      for (const [j, value] of pivotRow.entries()) row[j] = (row[j] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
