import { Button } from '@chakra-ui/react';
import { ServerCrash } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTexts } from '../ui/i18n/texts.ts';
import { appTexts } from './texts.ts';
import { MessagePage } from './MessagePage.tsx';

function CrashPage() {
  const t = useTexts(appTexts);
  const action = <Button onClick={() => location.reload()}>{t('reload')}</Button>;
  return (
    <MessagePage icon={ServerCrash} title={t('crashed')} action={action}>
      {t('crashedText')}
    </MessagePage>
  );
}

interface Props {
  readonly children: ReactNode;
  /** A new value resets the boundary: pass the path, so that navigating away from a broken screen recovers. */
  readonly resetKey?: string;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Contains the crash of one screen, so that the rest of the app stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
