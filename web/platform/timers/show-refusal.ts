import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { timerTexts } from './timer-texts.ts';

/** Shows in a toast that the server refused to start a timer, so that none runs. */
export function showRefusal(error: Error): void {
  const { sentence } = readableError(error);
  const description = sentence === undefined ? {} : { description: sentence };
  showToast({ title: translate(timerTexts, 'notStarted'), ...description, tone: 'destructive' });
}
