import type { WasteGroup } from '#schema/vocabulary.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { WasteReason } from './waste-reason.entity.ts';

const reasons: readonly [code: string, name: string, nameEs: string, group: WasteGroup, expected: boolean][] = [
  ['SPOIL', 'Spoiled', 'Estropeado', 'spoilage', false],
  ['EXPIRE', 'Expired', 'Caducado', 'spoilage', false],
  ['OVER', 'Over-prep', 'Exceso de preparación', 'overproduction', false],
  ['BURN', 'Burned', 'Quemado', 'prep_error', false],
  ['DROP', 'Dropped', 'Caído', 'service', false],
  ['RETURN', 'Returned', 'Devuelto', 'service', false],
  ['TRIM', 'Trim', 'Recortes', 'trim', true],
  ['CONTAM', 'Contaminated', 'Contaminado', 'other', false],
  ['DELIV', 'Delivery damage', 'Dañado en la entrega', 'damage', false],
];

/** Adds the default waste reasons of a new kitchen. Returns their ids by code. */
export function addDefaultReasons(tx: Transaction): Map<string, string> {
  return new Map(
    reasons.map(([code, name, nameEs, group, expected], sort) => [
      code,
      add(tx, WasteReason, { code, name, nameEs, group, expected, sort }).id,
    ]),
  );
}
