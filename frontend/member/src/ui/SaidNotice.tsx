import { useEffect, useRef } from 'react';
import { announce } from './announce';
import { Notice, type NoticeProps } from './Notice';

/** A notice that follows from what the member did: it is read out when it comes, and again when it says something else. */
export function SaidNotice(notice: Omit<NoticeProps, 'live'>) {
  const box = useRef<HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const words = box.current?.innerText ?? '';
    if (words !== said.current) announce(words);
    said.current = words;
  });
  return (
    <div ref={box}>
      <Notice {...notice} />
    </div>
  );
}
