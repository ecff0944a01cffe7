import { Button } from '@chakra-ui/react';
import { ServerCrash } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTexts } from '../ui/texts.ts';
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
  /** Another value forgets the failure: pass the address, so that leaving a broken screen is enough. */
  readonly resetKey?: string;
}

/** Keeps one broken screen from taking the whole product down. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
