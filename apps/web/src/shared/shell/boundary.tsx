import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of children that broke while they were rendered. */
  readonly failed: ReactNode;
  /** When this changes, they are tried again. */
  readonly of?: unknown;
}

/** Keeps what breaks from taking down what is around it. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.broken && before.of !== this.props.of) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.failed : this.props.children;
  }
}
