import { useApolloClient } from '@apollo/client/react';
import { limits } from '#schema/limits.ts';
import type { Period } from '../../../ui/format/chart-spans.ts';
import {
  HaccpLogDocument,
  type HaccpLogQuery,
  ReceivedTemperaturesDocument,
  type ReceivedTemperaturesQuery,
  useHaccpLogQuery,
  useReceivedTemperaturesQuery,
} from '../reports.generated.ts';
import { useWholeLog } from './useWholeLog.ts';

export type LogRow = HaccpLogQuery['haccpLog']['nodes'][number];
export type ReceivedRow = ReceivedTemperaturesQuery['receivedTemperatures']['nodes'][number];

const first = limits.pageMax;
/** Only export and print read further pages: they are neither cached nor stored for offline use. */
const once = { fetchPolicy: 'no-cache', context: { keep: false } } as const;

/** Every reading of the line checks in a period. */
export function useHaccpLog(period: Period) {
  const client = useApolloClient();
  const { data, error, refetch } = useHaccpLogQuery({ variables: { ...period, first } });
  const log = useWholeLog(period, data?.haccpLog, async (after) => {
    const result = await client.query({ query: HaccpLogDocument, variables: { ...period, first, after }, ...once });
    return result.data?.haccpLog;
  });
  return { ...log, error, refetch };
}

/** How warm the deliveries of a period arrived. */
export function useReceivedTemperatures(period: Period) {
  const client = useApolloClient();
  const { data, error, refetch } = useReceivedTemperaturesQuery({ variables: { ...period, first } });
  const log = useWholeLog(period, data?.receivedTemperatures, async (after) => {
    const variables = { ...period, first, after };
    const result = await client.query({ query: ReceivedTemperaturesDocument, variables, ...once });
    return result.data?.receivedTemperatures;
  });
  return { ...log, error, refetch };
}
