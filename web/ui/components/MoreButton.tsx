import { Button, type ButtonProps } from '@chakra-ui/react';
import { useAction } from '../forms/useAction.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface MoreButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** Adds the next page to the list. */
  readonly load: () => Promise<unknown>;
}

/** The button below a list that has another page: it loads one page at a time, and a toast says why one could not be loaded. */
export function MoreButton({ load, ...button }: MoreButtonProps) {
  const t = useTexts(uiTexts);
  const { run, pending } = useAction(t('loadFailed'));
  return <Button variant="outline" {...button} loading={pending} onClick={() => void run(load)} />;
}
