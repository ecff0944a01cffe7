import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useOutboxActs, useOutboxState } from '../../platform/offline/useOutbox.ts';
import { renderScreen } from '../../testing/render.tsx';
import { useUnsentQuestion } from './useUnsentQuestion.tsx';
