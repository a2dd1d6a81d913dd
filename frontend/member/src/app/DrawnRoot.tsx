import { QueryClientProvider, timeoutManager } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from '#kit';

// A browser forgets an answer after a while, and its timer holds everything that belongs to the answer until then. Of a page that is drawn nothing
// is needed any more: the server would keep each of them for half an hour.
timeoutManager.setTimeoutProvider({
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  setInterval: () => 0,
  clearInterval: () => undefined,
});

/** What the screens of members share while the server draws one: nothing is asked, they show what came with the page. */
export function DrawnRoot() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
