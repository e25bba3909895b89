import { Button, Card, Row, Stack } from '../../ui/index.ts';

interface ConfirmProps {
  readonly title: string;
  readonly button: string;
  readonly children: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** ED8, ED18: the second confirmation before the codes are shown, or sent. */
export function Confirm({ title, button, children, onClose, onConfirm }: ConfirmProps) {
  return (
    <Card title={title}>
      <Stack>
        <p>{children}</p>
        <Row>
          <Button variant="danger" onClick={onConfirm}>
            {button}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </Card>
  );
}
