/** What the frame of alerts tells each of them. An alert whose work is under way may finish it after its turn. */
export interface AlertProps {
  readonly stands: boolean;
}
