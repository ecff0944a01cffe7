import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is usual; what never comes still fails.
configure({ asyncUtilTimeout: 5_000 });
