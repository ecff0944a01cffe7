import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '#schema/vocabulary.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { loadSpanishMessages } from '../../ui/i18n/server-messages.ts';
import { useOutbox } from '../offline/useOutbox.ts';
import { ReachableContext } from '../../ui/forms/reachable.ts';
import { photosOfRecipe } from './photo-owner.ts';
import { Photos } from './Photos.tsx';
import type { DeletePhotoMutation, PhotoPartsFragment, UpdatePhotoMutation } from './photos.generated.ts';

const of = photosOfRecipe({ id: 'r1', name: 'Demi-glace' });
const ids = { recipeStepId: null, createdById: 'u2' };
const plated = {
  __typename: 'Photo' as const,
  id: 'p1',
  version: 2,
  ...ids,
  caption: 'Plated',
  width: 1600,
  height: 800,
};
const unnamed = { ...plated, id: 'p2', caption: null, width: 200, height: 100 };

/** The uploads that were begun; a test answers them. */
class FakeUpload {
  static sent: FakeUpload[] = [];
  readonly headers = new Map<string, string>();
  readonly upload = new EventTarget();
  readonly events = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  answerHeaders = '';
  path = '';
  body: unknown;
  isAborted = false;

  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  addEventListener(name: string, listener: () => void) {
    this.events.addEventListener(name, listener);
  }
  getAllResponseHeaders() {
    return this.answerHeaders;
  }
  send(body: unknown) {
    this.body = body;
    FakeUpload.sent.push(this);
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  answer(status: number, text = '', headers = '') {
    Object.assign(this, { status, responseText: text, answerHeaders: headers });
    this.events.dispatchEvent(new Event('load'));
  }
  abort() {
    this.isAborted = true;
    this.events.dispatchEvent(new Event('abort'));
  }
  lose() {
    this.events.dispatchEvent(new Event('error'));
  }
}

const browsersOwn = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeUpload.sent = [];
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeUpload, configurable: true, writable: true });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: browsersOwn, configurable: true, writable: true });
});

interface Shown {
  readonly photos?: readonly PhotoPartsFragment[];
  readonly mayChange?: boolean;
  readonly reachable?: boolean;
  readonly language?: Language;
}

/** As the lock of a shared tablet does. */
function Lock() {
  const outbox = useOutbox();
  return (
    <button type="button" onClick={() => outbox?.stop()}>
      Lock
    </button>
  );
}

function show({ photos = [plated, unnamed], mayChange = true, reachable = true, language = 'en' }: Shown = {}) {
  const screenOf = (
    <ReachableContext value={reachable}>
      <Photos photos={photos} of={of} mayAdd={mayChange} />
      <Lock />
    </ReachableContext>
  );
  return renderScreen(screenOf, { viewer: manager, language });
}

function input(container: HTMLElement): HTMLInputElement {
  const found = container.querySelector<HTMLInputElement>('input[multiple]');
  if (!found) throw new Error('There is no file input.');
  return found;
}

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
async function sent(count: number): Promise<FakeUpload> {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(count));
  const [last] = FakeUpload.sent.slice(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}

describe('photos', () => {
  test('load when they come into view, with their size, so that nothing moves', () => {
    const { container } = show();
    const [first, second] = [...container.querySelectorAll('img')];
    expect(first).toHaveAttribute('src', '/api/photos/p1/small');
    expect(first).toHaveAttribute('loading', 'lazy');
    expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['320', '160']);
    expect([second?.getAttribute('width'), second?.getAttribute('height')]).toEqual(['200', '100']);
  });

  test('are named by their caption or number, and open large', async () => {
    const { user } = show({ mayChange: false });
    expect(screen.getByRole('button', { name: 'Open: Photo 2 of Demi-glace' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open: Plated' }));
    const dialog = await screen.findByRole('dialog');
    const picture = within(dialog).getByRole('img', { name: 'Plated' });
    expect(picture).toHaveAttribute('src', '/api/photos/p1/large');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '800']);
    expect(within(dialog).queryByRole('button', { name: 'Delete photo' })).not.toBeInTheDocument();
  });

  test('that cannot be loaded show that', () => {
    const { container } = show({ photos: [plated] });
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('Cannot be shown now')).toBeVisible();
  });

  test('are added only by those who may change them', () => {
    show({ mayChange: false });
    expect(screen.queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument();
  });
});

describe('adding photos', () => {
  test('sends one after the other and shows how far each is', async () => {
    const { container, user } = show({ photos: [] });
    await user.upload(input(container), [file('one.jpg'), file('two.jpg')]);
    const first = await sent(1);
    expect([first.path, first.headers.get('content-type')]).toEqual(['/api/photos?recipeId=r1', 'image/jpeg']);
    first.progress(42, 100);
    expect(await screen.findByText('42 %')).toBeVisible();
    expect(screen.getByText('Waiting')).toBeVisible();
    first.answer(200, '{}');
    const second = await sent(2);
    expect(second.headers.get('idempotency-key')).not.toBe(first.headers.get('idempotency-key'));
    expect(screen.queryByText('Adding one.jpg')).not.toBeInTheDocument();
    second.answer(200, '{}');
    await waitFor(() => expect(screen.queryByText('Adding two.jpg')).not.toBeInTheDocument());
  });

  test('shows why one was refused, and continues with the next', async () => {
    await loadSpanishMessages();
    const { container, user } = show({ language: 'es' });
    await user.upload(input(container), [file('notes.jpg'), file('good.jpg')]);
    const headers = 'message-key: photo.unreadable\r\nmessage-params: %7B%7D';
    (await sent(1)).answer(400, 'This is no photo that can be read. Use a JPEG, PNG or WebP file.', headers);
    expect(await screen.findByText('notes.jpg no se añadió')).toBeVisible();
    expect(screen.getByText('No es una foto que se pueda leer. Usa un archivo JPEG, PNG o WebP.')).toBeVisible();
    (await sent(2)).answer(200, '{}');
    await user.click(screen.getByRole('button', { name: 'Dejarla fuera' }));
    expect(screen.queryByText('notes.jpg no se añadió')).not.toBeInTheDocument();
  });

  test('tries a lost one again with the same key', async () => {
    const { container, user } = show();
    await user.upload(input(container), file('one.jpg'));
    const lost = await sent(1);
    lost.lose();
    await user.dblClick(await screen.findByRole('button', { name: 'Try again' }));
    const again = await sent(2);
    expect(again.headers.get('idempotency-key')).toBe(lost.headers.get('idempotency-key'));
    again.answer(200, '{}');
    await waitFor(() => expect(screen.queryByText('Adding one.jpg')).not.toBeInTheDocument());
    expect(FakeUpload.sent).toHaveLength(2);
  });

  test('sends nothing more once the tablet is locked: the session is the next person’s', async () => {
    const { container, user } = show({ photos: [] });
    await user.upload(input(container), [file('one.jpg'), file('two.jpg')]);
    const first = await sent(1);
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    first.answer(200, '{}');
    await waitFor(() => expect(screen.queryByText('Adding one.jpg')).not.toBeInTheDocument());
    expect(FakeUpload.sent).toHaveLength(1);
  });

  test('ends what is being sent when the tablet is locked', async () => {
    const { container, user } = show({ photos: [] });
    await user.upload(input(container), file('one.jpg'));
    const first = await sent(1);
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    expect(first.isAborted).toBe(true);
  });

  test('shows before a file is chosen that it needs the network', () => {
    show({ reachable: false });
    expect(screen.getByText('Adding photos needs the network.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled();
  });
});

describe('a photo', () => {
  async function open() {
    const view = show();
    await view.user.click(screen.getByRole('button', { name: 'Open: Plated' }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  }

  test('gets another caption', async () => {
    const inputs: unknown[] = [];
    fakeServer({
      UpdatePhoto: ({ body }) => {
        inputs.push(body);
        return data<UpdatePhotoMutation>({ updatePhoto: { ...plated, version: 3, caption: 'On the pass' } });
      },
    });
    const { user, dialog } = await open();
    const caption = within(dialog).getByRole('textbox', { name: 'What it shows' });
    await user.clear(caption);
    await user.type(caption, 'On the pass');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputs).toMatchObject([{ variables: { input: { id: 'p1', version: 2, caption: 'On the pass' } } }]);
  });

  test('that somebody changed meanwhile keeps what is typed', async () => {
    const sentence = 'This photo was changed by someone else in the meantime.';
    fakeServer({ UpdatePhoto: () => refusal(sentence, 'CONFLICT') });
    const { user, dialog } = await open();
    await user.type(within(dialog).getByRole('textbox', { name: 'What it shows' }), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(sentence)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'What it shows' })).toHaveValue('Plated!');
  });

  test('is deleted only after a question', async () => {
    const calls = fakeServer({ DeletePhoto: () => data<DeletePhotoMutation>({ deletePhoto: 'p1' }) });
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Delete photo' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this photo?' });
    expect(calls).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
  });
});
