import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// Longer than the default second, for busy machines.
configure({ asyncUtilTimeout: 5_000 });
