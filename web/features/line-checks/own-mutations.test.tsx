import { afterEach, expect, test, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { playLive } from '../../testing/play-live.ts';
import { renderScreen } from '../../testing/render.tsx';
import { lineChecks } from './feature.tsx';
import { sheet } from './line-check.fixtures.ts';
import { LineCheckLayer } from './LineCheckLayer.tsx';
import type { AnswerLineCheckMutation, LineCheckSheetQuery } from './line-checks.generated.ts';

const reading = { id: 'reading-1', itemId: 'fridge', temperature: '4', temperatureUnit: 'C', actions: [] } as const;

/** Records one reading and then receives its live message. Returns the requests after the first render. */
async function recordReading(seq: number): Promise<readonly string[]> {
  const calls = fakeServer({
    LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: sheet({}) }),
    AnswerLineCheck: () =>
      data<AnswerLineCheckMutation>({ answerLineCheck: { ...sheet({}, [reading]), savedAnswerId: reading.id } }, [9]),
  });
  const view = renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />);
  const receive = playLive(view.client, lineChecks);
  await view.user.click(await screen.findByRole('button', { name: '4' }));
  calls.length = 0;
  await view.user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  vi.useFakeTimers();
  await receive({ type: 'LINE_CHECK_UPDATED', data: { id: 'run', version: 1 }, seq });
  // Longer than the refresher's debounce.
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  return calls.map(({ body }) => String(Object(body).operationName));
}

afterEach(() => {
  vi.useRealTimers();
});

test('recording a reading sends one request for the user who records it', async () => {
  expect(await recordReading(9)).toEqual(['AnswerLineCheck']);
});

test("a colleague's reading of the same run is refetched, although the version of the run is unchanged", async () => {
  expect(await recordReading(10)).toEqual(['AnswerLineCheck', 'LineCheckSheet']);
});
