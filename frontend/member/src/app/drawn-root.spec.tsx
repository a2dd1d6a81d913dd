import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { DrawnRoot } from './DrawnRoot';

function Screen() {
  const name = useQuery({ queryKey: ['name'], queryFn: () => 'Anna', initialData: 'Bea', gcTime: 60_000, refetchInterval: 60_000 });
  const pages = useInfiniteQuery({
    queryKey: ['people'],
    queryFn: () => [],
    initialPageParam: 0,
    getNextPageParam: () => null,
    initialData: { pages: [['Carl']], pageParams: [0] },
    gcTime: 1_800_000,
  });
  return (
    <p>
      {name.data} {pages.data.pages.flat()}
    </p>
  );
}

async function draw(): Promise<string> {
  const handler = createStaticHandler([{ Component: DrawnRoot, children: [{ path: '/', Component: Screen }] }]);
  const context = await handler.query(new Request('http://page/'));
  if (context instanceof Response) throw new Error('no page');
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

describe('a page of members that the server has drawn', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is held by no timer, however long a browser keeps its answers', async () => {
    const timers = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'setInterval')];
    expect(await draw()).toContain('Bea');
    expect(timers.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
